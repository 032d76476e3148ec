import { openHashing } from '../hashing.ts'

/** As cheap as argon2 can be: only tests of time and cost take the real one. */
export const quickHashing = openHashing({ memoryCost: 8, timeCost: 1, parallelism: 1 })
