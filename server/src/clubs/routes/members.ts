import { implement } from '@orpc/server'
import { clubMembersEndpoints } from '@touchline/contract/clubs/endpoints/members'

import type { RequestContext } from '#server/platform/http/context.ts'

import { forgetFilter, nameFilter } from '../commands/filters.ts'
import { changeClubMembers } from '../commands/many-members.ts'
import {
  addClubMember,
  changeClubMember,
  readClubMember,
  removeClubRecord,
} from '../commands/memberships.ts'
import { findClubFilters } from '../queries/filters.ts'
import { findClubPeople } from '../queries/members.ts'
import { clubCommand, clubQuery } from './handlers.ts'
import { clubReaderOf } from './reader.ts'

const os = implement(clubMembersEndpoints).$context<RequestContext>()

export const clubMembersRoutes = {
  members: os.members.handler(
    clubQuery(async (call) => {
      const { clubId: _clubId, ...wanted } = call.input
      return findClubPeople(call.db, await clubReaderOf(call), wanted)
    }),
  ),

  member: os.member.handler(
    clubQuery(async (call) =>
      readClubMember(call.db, await clubReaderOf(call), call.input.personId),
    ),
  ),

  addMember: os.addMember.handler(
    clubCommand(async (call) => {
      const reader = await clubReaderOf(call)
      const { clubId: _clubId, ...values } = call.input
      return readClubMember(call.db, reader, await addClubMember(call.db, reader, values))
    }),
  ),

  changeMember: os.changeMember.handler(
    clubCommand(async (call) => {
      const reader = await clubReaderOf(call)
      const { personId, changes, version } = call.input
      const id = await changeClubMember(call.db, reader, { personId, changes, version })
      return readClubMember(call.db, reader, id)
    }),
  ),

  removeRecord: os.removeRecord.handler(
    clubCommand(async (call) => {
      const { personId } = call.input
      await removeClubRecord(call.db, await clubReaderOf(call), personId)
      return { id: personId }
    }),
  ),

  changeMembers: os.changeMembers.handler(
    clubCommand(async (call) => changeClubMembers(call.db, await clubReaderOf(call), call.input)),
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
