import type { NewMember } from '@touchline/contract/members/shapes'
import { mayAddMembers } from '@touchline/domain/members/permissions'
import { defaultRole } from '@touchline/domain/members/roles'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { insertMembers, memberColumnsOf } from '../queries/members.ts'
import { insertParent } from './insert-parent.ts'
import { announceMembers } from './member-news.ts'
import { refuseBirthDate } from './refuse-birth-date.ts'

/** Adds a player with their parents and returns the member's id. */
export async function addMember(
  tx: Transaction,
  caller: ActorContext,
  { teamId, role = defaultRole, parents = [], ...fields }: NewMember,
): Promise<string> {
  const { actor } = caller
  if (!mayAddMembers(actor)) throw new AppError('not_allowed')
  await refuseBirthDate(tx, caller, fields.dateOfBirth)

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
  for (const parent of parents) await insertParent(tx, caller, { ...parent, memberId })
  await announceMembers(tx, 'members.added', { teamId, memberId })
  return memberId
}
