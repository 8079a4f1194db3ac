# Standing orders.

venice-order-meetings = When gondolas meet
    .value = { $value ->
        [1] give up scrolls as far as they go
       *[other] keep the scrolls and take the intrigue
    }
