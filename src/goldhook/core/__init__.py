"""What every game is made of: the contract, options, cells, chance, set files, languages."""
