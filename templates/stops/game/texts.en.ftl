# events
nobody-has = Nobody has { $cards }

# options
option-deals = how many deals are played
option-stake = what is paid for each card left
