# refusals
banker-stakes-nothing = The banker stakes nothing
stake-within-limit = Stake from one counter up to { $limit }

# events
stakes-so-many = { $seat } stakes { $n }
bank-pays = The bank pays { $payee } { $amount }
pays-bank = { $payer } pays the bank { $amount }

# options
option-deals = how many deals are played
option-limit = the most that may be staked

# on the screen
fact-staked = Staked
verb-stake = Stake
value-staking = staking
