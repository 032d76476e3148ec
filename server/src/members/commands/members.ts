import type { MemberChange } from '@touchline/contract/members/shapes'
import { mayEditField, mayEditMember } from '@touchline/domain/members/permissions'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'

import { keepBirthDate } from '#server/accounts/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announceGuardianAction } from '#server/teams/commands/family-news.ts'
import { refuseLastAdmin } from '#server/teams/commands/last-admin.ts'

import {
  lockMember,
  lockMemberOfTeam,
  memberColumnsOf,
  memberFieldsOf,
  saveMember,
  type MemberRecord,
} from '../queries/members.ts'
import { accessChanged } from './access-news.ts'
import { flatCustom, flatEdit, readOwnFacts } from './custom-values.ts'
import { announceMembers } from './member-news.ts'
import { settleBirthDate } from './settle-birth-date.ts'
import { isSameValue, refuseStale } from './stale.ts'

export interface MemberEdit {
  readonly memberId: string
  readonly changes: MemberChange
  readonly was: MemberChange | undefined
  readonly version: number | undefined
}

/** Changes fields of a member; each field has its own permission. */
export async function changeMember(
  tx: Transaction,
  caller: ActorContext,
  edit: MemberEdit,
): Promise<void> {
  const { actor } = caller
  const { memberId } = edit
  const takesFlag = edit.changes.access?.includes('admin') === false
  const lock = takesFlag ? lockMemberOfTeam : lockMember
  const member = await lock(tx, actor, memberId)
  if (!mayEditMember(actor, memberId)) throw new AppError('not_allowed')
  const all = await columnsChanged(tx, actor, { member, edit })
  const changes = await settleBirthDate(tx, caller, { member, changes: edit.changes })
  const changed =
    changes === edit.changes
      ? all
      : await columnsChanged(tx, actor, { member, edit: { ...edit, changes } })
  if (changed === undefined) return

  const key = { teamId: actor.teamId, memberId }
  if (takesFlag) await refuseLastAdmin(tx, member)
  await saveMember(tx, key, changed)
  if (member.account_id !== null && changes.dateOfBirth)
    await keepBirthDate(tx, member.account_id, changes.dateOfBirth)
  await announceMembers(tx, 'members.changed', {
    ...key,
    accountId: member.account_id,
    facts: { actorId: actor.accountId, ...accessChanged(member, changes) },
  })
  await announceGuardianAction(tx, actor, { memberIds: [memberId] })
}

interface MemberChangeInput {
  readonly member: MemberRecord
  readonly edit: MemberEdit
}

/**
 * The columns to write, or undefined if nothing changed; throws if a field is forbidden or stale.
 */
async function columnsChanged(tx: Transaction, actor: Actor, { member, edit }: MemberChangeInput) {
  const { custom, ...facts } = edit.changes
  const stored = memberFieldsOf(member)
  const fields = Object.entries(facts).filter(
    ([field, value]) => !isSameValue(value, stored[fieldNamed(stored, field)]),
  )
  if (!fields.every(([field]) => mayEditField(actor, member.id, field)))
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

function fieldNamed<T extends object>(fields: T, name: string): keyof T & string {
  const found = Object.keys(fields).find((field): field is keyof T & string => field === name)
  if (found === undefined) throw new AppError('invalid_input')
  return found
}
