import { openHashing } from '../hashing.ts'

/** The lowest cost; only tests of time and cost use the real one. */
export const quickHashing = openHashing({ memoryCost: 8, timeCost: 1, parallelism: 1 })
