/** Returns the current time; the domain gets it as an argument. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
