import type { Limits } from '@touchline/domain/values/limits'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { saveLimits, type GroupKey } from '../queries/groups.ts'
import type { OperatorContext } from './require-operator.ts'

interface GroupSettings extends GroupKey {
  readonly limits: Limits
  readonly reason: string
}

/** Sets the limits of a club, or of a team without one, and logs them. */
export async function configureGroup(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { kind, groupId, limits, reason }: GroupSettings,
): Promise<void> {
  const name = await saveLimits(tx, { kind, groupId }, limits)
  if (name === undefined) throw new AppError('not_found')
  await recordAudit(tx, {
    action: 'operations.limits_set',
    at: platform.clock(),
    actorId: actor.id,
    ip: actor.ip,
    details: {
      ...(kind === 'clubs'
        ? { clubId: groupId, club: name.slice(0, 200) }
        : { teamId: groupId, team: name.slice(0, 200) }),
      ...limits,
      reason,
    },
  })
}
