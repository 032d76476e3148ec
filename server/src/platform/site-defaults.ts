import type { Config } from './config.ts'
import type { Queryable } from './database/database.ts'
import { saveFeatureDefaults } from './features/queries.ts'
import { saveDefaultLimits } from './limits/queries.ts'

/** What the environment sets for every club, where statements find it; at each start. */
export async function saveSiteDefaults(
  db: Queryable,
  { limits, featuresOff }: Pick<Config, 'limits' | 'featuresOff'>,
): Promise<void> {
  await saveDefaultLimits(db, limits)
  await saveFeatureDefaults(db, featuresOff)
}
