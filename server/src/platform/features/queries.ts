import {
  featuresOff,
  isFeature,
  type Feature,
  type FeatureSettings,
} from '@touchline/domain/values/features'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '../database/database.ts'

/** What determines the features: select `featureColumns` with `team` and `club`. */
export interface FeatureRow {
  /** The club's settings, or those of a team without a club. */
  readonly own_features: unknown
  /** The installation's settings. */
  readonly site_features: unknown
}

const siteFeatures = sql`(select value from installation where name = 'features') as site_features`

/** SQL: the settings for `team` and its `club`, which may be null. */
export const featureColumns = sql`
  coalesce(club.features, team.features) as own_features, ${siteFeatures}`

/** SQL: the settings for a `club`. */
export const clubFeatureColumns = sql`club.features as own_features, ${siteFeatures}`

/** SQL: true if a feature is on for these settings of a club or team. */
export function isFeatureOn(own: RawBuilder<unknown>, feature: Feature): RawBuilder<boolean> {
  return sql<boolean>`is_feature_on(${own}, ${sql.lit(feature)})`
}

const settings = z
  .record(z.string(), z.boolean())
  .transform((read): FeatureSettings =>
    Object.fromEntries(Object.entries(read).filter(([name]) => isFeature(name))),
  )
  .catch({})

const stored = z
  .object({ defaults: settings, chosen: settings })
  .catch({ defaults: {}, chosen: {} })

/** Features that are off for a club or team. */
export function featuresOffIn(row: FeatureRow): readonly Feature[] {
  const { defaults, chosen } = stored.parse(row.site_features)
  return featuresOff(ownFeatures(row.own_features), chosen, defaults)
}

/** What an operator set for a club or team. */
export function ownFeatures(own: unknown): FeatureSettings {
  return settings.parse(own)
}

interface SiteFeatures {
  /** From the environment. */
  readonly defaults: FeatureSettings
  /** Set by an operator. */
  readonly chosen: FeatureSettings
}

async function findSiteFeatures(db: Queryable): Promise<SiteFeatures> {
  const found = await sql<{ value: unknown }>`
    select value from installation where name = 'features'`.execute(db)
  return stored.parse(found.rows[0]?.value)
}

/** Features that are off for the installation. */
export async function siteFeaturesOff(db: Queryable): Promise<readonly Feature[]> {
  const { chosen, defaults } = await findSiteFeatures(db)
  return featuresOff(chosen, defaults)
}

/** Called at each start; keeps what an operator has set. */
export async function saveFeatureDefaults(db: Queryable, off: readonly Feature[]): Promise<void> {
  const defaults = JSON.stringify(Object.fromEntries(off.map((name) => [name, false])))
  await sql`
    insert into installation as known (name, value)
    values ('features', jsonb_build_object('defaults', ${defaults}::jsonb, 'chosen', '{}'::jsonb))
    on conflict (name) do update
      set value = known.value || jsonb_build_object('defaults', ${defaults}::jsonb),
        updated_at = now()`.execute(db)
}

/** Set by an operator; features not given still follow the environment. */
export async function chooseSiteFeatures(tx: Transaction, given: FeatureSettings): Promise<void> {
  const chosen = JSON.stringify(given)
  await sql`
    insert into installation as known (name, value)
    values ('features', jsonb_build_object('defaults', '{}'::jsonb, 'chosen', ${chosen}::jsonb))
    on conflict (name) do update
      set value = jsonb_set(known.value, '{chosen}', known.value -> 'chosen' || ${chosen}::jsonb),
        updated_at = now()`.execute(tx)
}
