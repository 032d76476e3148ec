import type { BroughtMember, BroughtTeam } from '@touchline/contract/home/shapes/browser-import'
import { guardianKey, isMyself } from '@touchline/domain/home/browser-import/same-person'
import { birthDateRefusal } from '@touchline/domain/values/birth-date'
import { v7 as newId } from 'uuid'

import type { AccountRow } from '#server/accounts/queries.ts'
import { insertGuardians, insertGuardianships } from '#server/members/queries/guardians.ts'
import { insertMembers, memberColumnsOf, saveMember } from '#server/members/queries/members.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

interface Myself {
  readonly accountId: string
  readonly teamId: string
  readonly role: string
  /** What the roster of the browser says about me. */
  readonly self: BroughtMember | undefined
}

/** My row of a new team takes the role I had, and what the list knows of me. Gives its id. */
export async function bringMyself(
  tx: Transaction,
  { self, role, ...key }: Myself,
): Promise<string> {
  const { memberId = '', teamId } = await requireActor(tx, key)
  const { nickname, dateOfBirth, position, phone } = self ?? {}
  const known = { role, nickname, dateOfBirth, position, phone }
  await saveMember(tx, { teamId, memberId }, memberColumnsOf(withoutGaps(known)))
  return memberId
}

export interface Roster {
  readonly me: AccountRow
  readonly teamId: string
  readonly importId: string
  /** My row, when the team was born with it. */
  readonly myMemberId: string | undefined
  readonly wanted: BroughtTeam
  readonly now: Date
}

/** Writes the people of a team with their parents. Only I am linked to an account. */
export async function bringMembers(tx: Transaction, roster: Roster): Promise<void> {
  const { me, teamId, importId, myMemberId } = roster
  const self = myselfIn(roster.wanted, me)
  const people = roster.wanted.members.map((member) => ({
    id: (member === self ? myMemberId : undefined) ?? newId(),
    member,
    accountId: member === self ? me.id : null,
  }))
  await insertMembers(
    tx,
    people
      .filter(({ id }) => id !== myMemberId)
      .map(({ id, member, accountId }) => ({
        ...memberColumnsOf(fieldsOf(member, roster.now)),
        id,
        team_id: teamId,
        account_id: accountId,
        first_name: member.firstName,
        last_name: member.lastName,
        role: member.role,
        is_admin: member.isAdmin,
        is_placeholder: member.isPlaceholder,
        import_id: importId,
      })),
  )
  await bringGuardians(tx, roster, people)
}

export function myselfIn({ members }: BroughtTeam, me: AccountRow): BroughtMember | undefined {
  const { first_name: firstName, last_name: lastName, email } = me
  return members.find((member) => isMyself(member, { firstName, lastName, email }))
}

interface Person {
  readonly id: string
  readonly member: BroughtMember
}

/** Siblings share their parents: the same contact under the same name is one person. */
async function bringGuardians(
  tx: Transaction,
  { teamId, importId }: Roster,
  people: readonly Person[],
): Promise<void> {
  const ids = new Map<string, string>()
  const children = people.flatMap(({ id: memberId, member }) =>
    member.guardians.map((guardian) => ({ memberId, guardian, key: guardianKey(guardian) })),
  )
  const links = children.map(({ memberId, guardian, key = newId() }) => {
    const known = ids.get(key)
    const id = known ?? newId()
    ids.set(key, id)
    return { id, memberId, guardian, isNew: known === undefined }
  })
  await insertGuardians(
    tx,
    links
      .filter(({ isNew }) => isNew)
      .map(({ id, guardian }) => ({
        id,
        team_id: teamId,
        import_id: importId,
        first_name: guardian.firstName,
        last_name: guardian.lastName,
        email: guardian.email ?? null,
        phone: guardian.phone ?? null,
      })),
  )
  await insertGuardianships(
    tx,
    links.map(({ id, memberId, guardian }) => ({
      team_id: teamId,
      guardian_id: id,
      member_id: memberId,
      role: guardian.role,
    })),
  )
}

function fieldsOf(member: BroughtMember, now: Date) {
  const { nickname, email, phone, dateOfBirth, position } = member
  const refusal = dateOfBirth && birthDateRefusal(dateOfBirth, dayAhead(now))
  if (refusal) throw new AppError('invalid_input', { fields: { dateOfBirth: refusal } })
  return withoutGaps({ nickname, email, phone, dateOfBirth, position })
}

/** Somewhere it is tomorrow already; the browser has looked at its own day. */
function dayAhead(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}

/** Without the fields nothing is known of. */
function withoutGaps<T extends Readonly<Record<string, string | undefined>>>(fields: T) {
  const kept: { -readonly [Key in keyof T]?: string } = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined && value !== '') kept[name] = value
  }
  return kept
}
