/** The current time, passed to the domain as an argument. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
