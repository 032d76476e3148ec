import { disputedDate } from '@touchline/domain/invitations/joining'

import { proposeBirthDate } from '#server/members/commands/pending-birth-date.ts'
import { hasGuardians } from '#server/members/queries/birth-dates.ts'
import { memberColumnsOf, saveMember } from '#server/members/queries/members.ts'

import type { RosterRow } from '../queries/people.ts'
import type { JoinTeam } from '../queries/teams.ts'
import { todayInTeam, type InvitationContext } from './invitation-context.ts'

interface Joined {
  readonly team: JoinTeam
  readonly row: RosterRow
  readonly accountId: string
  /** The account's birth date. */
  readonly claimed: string | undefined
  /** The person responsible for the roster's date. */
  readonly staffId: string
}

/**
 * If roster and account disagree on whether someone is a minor, the younger date counts and the
 * other waits.
 */
export async function keepDisputedDate(
  work: InvitationContext,
  { team, row, accountId, claimed, staffId }: Joined,
): Promise<void> {
  const { tx, platform } = work
  const key = { teamId: team.id, memberId: row.id }
  const known = row.dateOfBirth ?? undefined
  const claims = { known, claimed, hasGuardians: await hasGuardians(tx, key) }
  const disputed = disputedDate(claims, todayInTeam(work, team))
  if (disputed === undefined) return
  const { counts, waits, saidBy } = disputed
  if (saidBy === 'roster') await saveMember(tx, key, memberColumnsOf({ dateOfBirth: counts }))
  const askedBy = saidBy === 'account' ? accountId : staffId
  await proposeBirthDate(tx, {
    ...key,
    dateOfBirth: waits,
    askedBy,
    askedAt: platform.clock(),
  })
}
