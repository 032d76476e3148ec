/** The value for all seasons in a URL. */
export const everySeason = 'all'
