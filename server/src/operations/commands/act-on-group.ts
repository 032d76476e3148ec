import type { GroupAction } from '@touchline/contract/operations/shapes/groups'
import { restorableDays } from '@touchline/domain/teams/restorable'

import { announceToMembers } from '#server/clubs/commands/announcements.ts'
import { lockAnyClub, saveClub, type ClubRow } from '#server/clubs/queries.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import { askForClubExport } from '#server/privacy/commands/ask-for-export.ts'
import { isMoneyOnItsWay } from '#server/teams/queries/pending-money.ts'
import { lockTeam, saveTeam } from '#server/teams/queries/team.ts'

import type { GroupKey } from '../queries/groups.ts'
import type { OperatorContext } from './require-operator.ts'
import { tellManagers } from './tell-managers.ts'

export interface ActOnGroup extends GroupKey {
  readonly action: GroupAction
  readonly reason: string
}

const past = {
  suspend: 'suspended',
  resume: 'resumed',
  export: 'exported',
  delete: 'deleted',
  restore: 'restored',
} as const

/** Acts on a club or a team without one, announces and logs it in one transaction. */
export async function actOnGroup(
  tx: Transaction,
  operator: OperatorContext,
  act: ActOnGroup,
): Promise<void> {
  if (act.kind === 'clubs') await actOnClub(tx, operator, act)
  else await actOnTeam(tx, operator, act)
}

/** Throws `conflict` if it is in that state already. */
async function actOnClub(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { groupId: clubId, action, reason }: ActOnGroup,
): Promise<void> {
  const now = platform.clock()
  const club = await lockAnyClub(tx, clubId)
  requireFitting(club, action, now)
  if (action === 'delete' && (await isMoneyOnItsWay(tx, { clubId, now })))
    throw new AppError('money_on_its_way')

  if (action === 'export') {
    await askForClubExport(tx, platform, { accountId: actor.id, clubId })
    await tellManagers(tx, platform, { clubId, reason })
  } else {
    await saveClub(tx, clubId, { ...changeOf(action, { actorId: actor.id, now }), updated_at: now })
    await announceToMembers(tx, `clubs.${past[action]}`, { clubId, accountId: actor.id })
  }
  await recordAudit(tx, {
    action: `operations.club_${past[action]}`,
    at: now,
    actorId: actor.id,
    ip: actor.ip,
    details: { clubId, club: club.name.slice(0, 200), reason },
  })
}

/** Suspends or resumes a team without a club; throws `conflict` for all else. */
async function actOnTeam(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { groupId: teamId, action, reason }: ActOnGroup,
): Promise<void> {
  const now = platform.clock()
  const team = await lockTeam(tx, teamId)
  const isSuspended = team.suspended_at !== null
  const fits = isSuspended ? action === 'resume' : action === 'suspend'
  if (!fits || (team.club_id !== null && !isSuspended)) throw new AppError('conflict')

  const to = isSuspended ? 'resumed' : 'suspended'
  await saveTeam(tx, teamId, { suspended_at: isSuspended ? null : now, updated_at: now })
  const payload = { teamId, actorId: actor.id }
  await announce(tx, { name: `teams.${to}`, topics: [`team:${teamId}`], payload })
  await recordAudit(tx, {
    action: `operations.team_${to}`,
    at: now,
    actorId: actor.id,
    ip: actor.ip,
    details: { teamId, team: team.name.slice(0, 200), reason },
  })
}

const dayMs = 86_400_000

function requireFitting(club: ClubRow, action: GroupAction, now: Date): void {
  const { deleted_at: deletedAt, suspended_at: suspendedAt } = club
  const fits = {
    suspend: deletedAt === null && suspendedAt === null,
    resume: deletedAt === null && suspendedAt !== null,
    export: true,
    delete: deletedAt === null,
    restore: deletedAt !== null && deletedAt.getTime() > now.getTime() - restorableDays * dayMs,
  }
  if (!fits[action]) throw new AppError('conflict')
}

function changeOf(
  action: Exclude<GroupAction, 'export'>,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
) {
  if (action === 'suspend') return { suspended_at: now }
  if (action === 'resume') return { suspended_at: null }
  if (action === 'delete') return { deleted_at: now, deleted_by: actorId }
  return { deleted_at: null, deleted_by: null }
}
