import { features, type Feature } from '@touchline/domain/values/features'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { chooseSiteFeatures, siteFeaturesOff } from '#server/platform/features/queries.ts'

import type { OperatorContext } from './require-operator.ts'

interface FeaturesChange {
  readonly features: Readonly<Record<Feature, boolean>>
  readonly reason: string
}

/** Turns features on or off for the installation, and logs those that changed. */
export async function setFeatures(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { features: chosen, reason }: FeaturesChange,
): Promise<void> {
  const off = await siteFeaturesOff(tx)
  const changed = features.filter((feature) => chosen[feature] === off.includes(feature))
  if (changed.length === 0) return
  const changes = Object.fromEntries(changed.map((name) => [name, chosen[name]]))
  await chooseSiteFeatures(tx, changes)
  await recordAudit(tx, {
    action: 'operations.features_set',
    at: platform.clock(),
    actorId: actor.id,
    ip: actor.ip,
    details: { ...changes, reason },
  })
}
