import { z } from 'zod'

import { id } from '../../wire/values.ts'
import { inClub } from '../access.ts'
import { clubFilterKey, clubFilters, newClubFilter } from '../shapes/filters.ts'
import { clubPeople, clubPeopleQuery } from '../shapes/members.ts'
import {
  clubMember,
  clubMemberChange,
  clubMembersChange,
  clubMembersResult,
  clubPersonKey,
  newClubMember,
} from '../shapes/memberships.ts'

const tags = ['Club members']
const path = '/clubs/{clubId}/members'

/** A club's members and their records. */
export const clubMembersEndpoints = {
  members: inClub('members.view', { answer: 'long' })
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'The members of all its teams and those without one, each once, by surname',
    })
    .input(clubPeopleQuery)
    .output(clubPeople),

  member: inClub('memberships.view')
    .route({
      method: 'GET',
      path: `${path}/{personId}`,
      tags,
      summary: 'One member with the record and its history',
    })
    .input(clubPersonKey)
    .output(clubMember),

  addMember: inClub('memberships.edit')
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Add a member without a team',
    })
    .input(newClubMember)
    .output(clubMember),

  changeMember: inClub('memberships.edit')
    .route({
      method: 'PATCH',
      path: `${path}/{personId}`,
      tags,
      summary: 'Change what the club keeps about a member; a first change creates the record',
    })
    .input(clubMemberChange)
    .output(clubMember),

  removeRecord: inClub('memberships.edit')
    .route({
      method: 'DELETE',
      path: `${path}/{personId}`,
      tags,
      summary: 'Delete the record with its history; rosters stay as they are',
    })
    .input(clubPersonKey)
    .output(z.object({ id })),

  changeMembers: inClub('memberships.edit')
    .route({
      method: 'POST',
      path: `${path}/changes`,
      tags,
      summary: 'Note for many members who left, came back, what they are, or their numbers',
    })
    .input(clubMembersChange)
    .output(clubMembersResult),

  filters: inClub('members.view')
    .route({
      method: 'GET',
      path: '/clubs/{clubId}/filters',
      tags,
      summary: 'The saved filters of the members list',
    })
    .input(clubFilterKey.pick({ clubId: true }))
    .output(clubFilters),

  saveFilter: inClub('filters.edit')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/filters',
      tags,
      summary: 'Save a filter under a name; a name that is taken gets the new one',
    })
    .input(newClubFilter)
    .output(clubFilters),

  removeFilter: inClub('filters.edit')
    .route({
      method: 'DELETE',
      path: '/clubs/{clubId}/filters/{filterId}',
      tags,
      summary: 'Delete a saved filter',
    })
    .input(clubFilterKey)
    .output(clubFilters),
}
