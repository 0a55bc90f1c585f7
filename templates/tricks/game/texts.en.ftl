# options
option-deals = how many deals are played
option-stake = what everybody pays the taker of a trick
