# Standing orders.

sanjuan-order-produce_dearest = Produce on my dearest buildings
    .value = produce on the dearest empty buildings, without asking me
sanjuan-order-sell_from = Sell what pays enough
    .value = sell what pays { $value ->
        [one] { $value } card
       *[other] { $value } cards
    } or more, the dearest first
sanjuan-order-never_swap = Keep my hand at the Office
    .value = never exchange cards at the Office
sanjuan-order-keep_dearest = Councillor: keep the dearest cards
    .value = keep the dearest of the cards I draw, without asking me
sanjuan-order-build_from = Builder: pass while nothing is worth building
    .value = pass, unless I can pay for a building that costs { $value } or more
