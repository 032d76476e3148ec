import type { ClubAction } from '@touchline/contract/operations/shapes/groups'
import { restorableDays } from '@touchline/domain/teams/restorable'

import { announceToMembers } from '#server/clubs/commands/announcements.ts'
import { lockAnyClub, saveClub, type ClubRow } from '#server/clubs/queries.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { isMoneyOnItsWay } from '#server/teams/queries/pending-money.ts'

import type { OperatorContext } from './require-operator.ts'

export interface ActOnClub {
  readonly groupId: string
  readonly action: ClubAction
  readonly reason: string
}

const past = {
  suspend: 'suspended',
  resume: 'resumed',
  delete: 'deleted',
  restore: 'restored',
} as const

/** Acts on a club, tells its members' pages and logs it, in one transaction. Throws `conflict` where it is so already. */
export async function actOnClub(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { groupId: clubId, action, reason }: ActOnClub,
): Promise<void> {
  const now = platform.clock()
  const club = await lockAnyClub(tx, clubId)
  requireFitting(club, action, now)
  if (action === 'delete' && (await isMoneyOnItsWay(tx, { clubId, now })))
    throw new AppError('money_on_its_way')

  await saveClub(tx, clubId, { ...changeOf(action, { actorId: actor.id, now }), updated_at: now })
  await announceToMembers(tx, `clubs.${past[action]}`, { clubId, accountId: actor.id })
  await recordAudit(tx, {
    action: `operations.club_${past[action]}`,
    at: now,
    actorId: actor.id,
    ip: actor.ip,
    details: { clubId, club: club.name.slice(0, 200), reason },
  })
}

const dayMs = 86_400_000

function requireFitting(club: ClubRow, action: ClubAction, now: Date): void {
  const { deleted_at: deletedAt, suspended_at: suspendedAt } = club
  const fits = {
    suspend: deletedAt === null && suspendedAt === null,
    resume: deletedAt === null && suspendedAt !== null,
    delete: deletedAt === null,
    restore: deletedAt !== null && deletedAt.getTime() > now.getTime() - restorableDays * dayMs,
  }
  if (!fits[action]) throw new AppError('conflict')
}

function changeOf(
  action: ClubAction,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
) {
  if (action === 'suspend') return { suspended_at: now }
  if (action === 'resume') return { suspended_at: null }
  if (action === 'delete') return { deleted_at: now, deleted_by: actorId }
  return { deleted_at: null, deleted_by: null }
}
