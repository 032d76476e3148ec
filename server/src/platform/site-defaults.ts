import type { Config } from './config.ts'
import type { Queryable } from './database/database.ts'
import { saveFeatureDefaults } from './features/queries.ts'
import { saveDefaultLimits } from './limits/queries.ts'

/**
 * Stores what the environment sets for every club, so that statements can read it; at each start.
 */
export async function saveSiteDefaults(
  db: Queryable,
  { limits, featuresOff }: Pick<Config, 'limits' | 'featuresOff'>,
): Promise<void> {
  await saveDefaultLimits(db, limits)
  await saveFeatureDefaults(db, featuresOff)
}
