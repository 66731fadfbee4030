"""The foundation of every game: the contract, options, cells, chance, set files, languages."""
