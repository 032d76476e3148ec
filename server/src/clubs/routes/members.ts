import { implement } from '@orpc/server'
import { clubMembersEndpoints } from '@touchline/contract/clubs/endpoints/members'

import type { RequestContext } from '#server/platform/http/context.ts'
import { requireCheckForClub } from '#server/teams/queries/checks.ts'

import { forgetFilter, nameFilter } from '../commands/filters.ts'
import { changeClubMembers } from '../commands/many-members.ts'
import {
  addClubMember,
  changeClubMember,
  readClubMember,
  removeClubRecord,
} from '../commands/memberships.ts'
import { findClubFilters } from '../queries/filters.ts'
import { findClubPeople, type ClubReader } from '../queries/members.ts'
import { clubCommand, clubQuery, type ClubCall } from './handlers.ts'

const os = implement(clubMembersEndpoints).$context<RequestContext>()

export const clubMembersRoutes = {
  members: os.members.handler(
    clubQuery(async (call) => {
      const { clubId: _clubId, ...wanted } = call.input
      return findClubPeople(call.db, await readerOf(call), wanted)
    }),
  ),

  member: os.member.handler(
    clubQuery(async (call) => readClubMember(call.db, await readerOf(call), call.input.personId)),
  ),

  addMember: os.addMember.handler(
    clubCommand(async (call) => {
      const reader = await readerOf(call)
      const { clubId: _clubId, ...values } = call.input
      return readClubMember(call.db, reader, await addClubMember(call.db, reader, values))
    }),
  ),

  changeMember: os.changeMember.handler(
    clubCommand(async (call) => {
      const reader = await readerOf(call)
      const { personId, changes, version } = call.input
      const id = await changeClubMember(call.db, reader, { personId, changes, version })
      return readClubMember(call.db, reader, id)
    }),
  ),

  removeRecord: os.removeRecord.handler(
    clubCommand(async (call) => {
      const { personId } = call.input
      await removeClubRecord(call.db, await readerOf(call), personId)
      return { id: personId }
    }),
  ),

  changeMembers: os.changeMembers.handler(
    clubCommand(async (call) => changeClubMembers(call.db, await readerOf(call), call.input)),
  ),

  filters: os.filters.handler(clubQuery(({ db, input }) => findClubFilters(db, input.clubId))),

  saveFilter: os.saveFilter.handler(
    clubCommand(({ db, actor, now, input: { name, filter } }) =>
      nameFilter(db, actor, { name, filter, now }),
    ),
  ),

  removeFilter: os.removeFilter.handler(
    clubCommand(({ db, actor, input: { filterId } }) => forgetFilter(db, actor, filterId)),
  ),
}

/** Lists across the teams of a club are for managers who have their check. */
async function readerOf<Input>({ db, actor, now, context }: ClubCall<Input>): Promise<ClubReader> {
  await requireCheckForClub(db, actor)
  const { clubId, accountId } = actor
  return { clubId, accountId, now, isProgram: context.account?.program !== undefined }
}
