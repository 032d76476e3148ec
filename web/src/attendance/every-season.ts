/** In place of a season in an address: all of them. */
export const everySeason = 'all'
