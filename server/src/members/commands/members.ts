import type { MemberChange, NewMember } from '@touchline/contract/members/shapes'
import {
  mayAddMembers,
  mayChangeRights,
  mayEditField,
  mayEditMember,
  mayGiveRole,
} from '@touchline/domain/members/permissions'
import { defaultRole } from '@touchline/domain/members/roles'
import { isCoachRole, type Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import { keepBirthDate } from '#server/accounts/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce, type News } from '#server/platform/outbox/announce.ts'
import { refuseLastAdmin } from '#server/teams/commands/last-admin.ts'

import {
  insertMembers,
  lockMember,
  lockMemberOfTeam,
  memberColumnsOf,
  memberFieldsOf,
  saveMember,
  type MemberRecord,
} from '../queries/members.ts'
import { flatCustom, flatEdit, readOwnFacts } from './custom-values.ts'
import { refuseAge } from './refuse-age.ts'
import { refuseBirthDate } from './refuse-birth-date.ts'
import { refuseStale } from './stale.ts'

/** Who does it, and when. */
export interface Doing {
  readonly actor: Actor
  readonly now: Date
}

/** Adds somebody by hand; the id comes back. */
export async function addMember(
  tx: Transaction,
  doing: Doing,
  { teamId, role = defaultRole, ...fields }: NewMember,
): Promise<string> {
  const { actor } = doing
  if (!mayAddMembers(actor) || !mayGiveRole(actor, role)) throw new AppError('not_allowed')
  await refuseBirthDate(tx, doing, fields.dateOfBirth)

  const memberId = newId()
  const { firstName, lastName } = fields
  const columns = memberColumnsOf(fields)
  await insertMembers(tx, [
    {
      ...columns,
      id: memberId,
      team_id: teamId,
      first_name: firstName,
      last_name: lastName,
      role,
      is_admin: false,
    },
  ])
  await announceMembers(tx, 'members.added', { teamId, memberId })
  return memberId
}

export interface MemberEdit {
  readonly memberId: string
  readonly changes: MemberChange
  readonly was: MemberChange | undefined
  readonly version: number | undefined
}

/** Changes fields of a member; each needs the right to change it. */
export async function changeMember(tx: Transaction, doing: Doing, edit: MemberEdit): Promise<void> {
  const { actor } = doing
  const { memberId, changes } = edit
  const takesFlag = changes.isAdmin === false
  const lock = takesFlag ? lockMemberOfTeam : lockMember
  const member = await lock(tx, actor, memberId)
  if (!mayEditMember(actor, memberId)) throw new AppError('not_allowed')
  const changed = await columnsChanged(tx, actor, { member, edit })
  await refuseBirthDate(tx, doing, changes.dateOfBirth)
  await refuseAge(tx, doing, { member, typed: changes.dateOfBirth })
  if (changed === undefined) return

  const key = { teamId: actor.teamId, memberId }
  if (takesFlag) await refuseLastAdmin(tx, member)
  await saveMember(tx, key, changed)
  if (member.account_id !== null && changes.dateOfBirth)
    await keepBirthDate(tx, member.account_id, changes.dateOfBirth)
  await announceMembers(tx, 'members.changed', {
    ...key,
    accountId: member.account_id,
    facts: { actorId: actor.accountId, ...rightsGiven(member, changes) },
  })
}

interface Wanted {
  readonly member: MemberRecord
  readonly edit: MemberEdit
}

/** What is written when all of it may be and nothing is stale; undefined when nothing is new. */
async function columnsChanged(tx: Transaction, actor: Actor, { member, edit }: Wanted) {
  const { custom, ...facts } = edit.changes
  const stored = memberFieldsOf(member)
  const fields = Object.entries(facts).filter(
    ([field, value]) => value !== stored[fieldNamed(stored, field)],
  )
  if (!fields.every(([field]) => mayEditField(actor, member.id, field)))
    throw new AppError('not_allowed')
  if (!mayChangeRights(actor, { role: member.role, isAdmin: member.is_admin }, facts))
    throw new AppError('not_allowed')
  const own = await readOwnFacts(tx, member, custom)
  refuseStale(
    { fields: { ...stored, ...flatCustom(own.before) }, version: member.version },
    { ...edit, changes: flatEdit(edit.changes), was: edit.was && flatEdit(edit.was) },
  )
  if (fields.length === 0 && !own.isChanged) return undefined
  return {
    ...memberColumnsOf(facts),
    ...(own.isChanged && { custom: JSON.stringify(own.after) }),
  }
}

interface MemberNews {
  readonly teamId: string
  readonly memberId: string
  /** Whose stream has to be set up anew, because what they may see has changed. */
  readonly accountId?: string | null
  /** The parents, where the same goes for them. */
  readonly parentIds?: readonly string[]
  /** What else listeners need to know; ids and plain answers only. */
  readonly facts?: NonNullable<News['payload']>
}

export async function announceMembers(
  tx: Transaction,
  name: string,
  news: MemberNews,
): Promise<void> {
  const { teamId, memberId, accountId, parentIds = [], facts } = news
  const accounts = new Set([...(accountId ? [accountId] : []), ...parentIds])
  const topics = [`team:${teamId}`, ...[...accounts].map((id) => `account:${id}`)]
  await announce(tx, { name, topics, payload: { teamId, memberId, ...facts } })
}

/** Rights the person did not have before. */
function rightsGiven(member: MemberRecord, { isAdmin, role }: MemberChange) {
  return {
    becameAdmin: isAdmin === true && !member.is_admin,
    becameCoach: role !== undefined && isCoachRole(role) && !isCoachRole(member.role),
  }
}

function fieldNamed<T extends object>(fields: T, name: string): keyof T & string {
  const found = Object.keys(fields).find((field): field is keyof T & string => field === name)
  if (found === undefined) throw new AppError('invalid_input')
  return found
}
