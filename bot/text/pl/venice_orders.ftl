# Stałe polecenia.

venice-order-meetings = Gdy gondole się spotkają
    .value = { $value ->
        [1] oddawaj zwoje, ile się da
       *[other] zatrzymuj zwoje i bierz intrygi
    }
