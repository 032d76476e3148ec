/** The moment it is; below the platform it comes in as an argument. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
