/** The storage key of the browser's session. */
export const sessionKey = 'touchline-session'
