import type { FeatureSettings } from '@touchline/domain/values/features'
import type { Limits } from '@touchline/domain/values/limits'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { saveFeatures, saveLimits, type GroupKey } from '../queries/groups.ts'
import type { OperatorContext } from './require-operator.ts'

interface GroupSettings extends GroupKey {
  readonly limits?: Limits | undefined
  readonly features?: FeatureSettings | undefined
  readonly reason: string
}

/** Sets limits and features of a club, or of a team without one, and logs them. */
export async function configureGroup(
  tx: Transaction,
  operator: OperatorContext,
  { limits, features, reason, ...key }: GroupSettings,
): Promise<void> {
  if (limits !== undefined) {
    const name = await saveLimits(tx, key, limits)
    await log(tx, operator, { key, name, action: 'limits_set', details: { ...limits, reason } })
  }
  if (features === undefined) return
  const name = await saveFeatures(tx, key, features)
  await log(tx, operator, { key, name, action: 'features_set', details: { ...features, reason } })
}

interface Logged {
  readonly key: GroupKey
  /** Undefined when there is none. */
  readonly name: string | undefined
  readonly action: 'limits_set' | 'features_set'
  readonly details: Readonly<Record<string, string | number | boolean | null>>
}

async function log(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { key: { kind, groupId }, name, action, details }: Logged,
): Promise<void> {
  if (name === undefined) throw new AppError('not_found')
  await recordAudit(tx, {
    action: `operations.${action}`,
    at: platform.clock(),
    actorId: actor.id,
    ip: actor.ip,
    details: {
      ...(kind === 'clubs'
        ? { clubId: groupId, club: name.slice(0, 200) }
        : { teamId: groupId, team: name.slice(0, 200) }),
      ...details,
    },
  })
}
