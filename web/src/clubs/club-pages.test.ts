import { contract } from '@touchline/contract/contract'
import { metaOf } from '@touchline/contract/wire/access'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { clubRoles } from '@touchline/domain/teams/club-roles'
import { expect, test } from 'vitest'

import { clubPages, findRefusingClub, findFeaturePage } from './club-pages.ts'

const { clubs, collections, events, integrations, messages, moves, registrations, websites } =
  contract

/** What each page does first. */
const asks = {
  members: clubs.members,
  'members/:personId': clubs.member,
  celebrations: clubs.members,
  calendar: events.clubCalendar,
  season: events.seasonDraft,
  fixtures: events.importFixtures,
  archive: integrations.exportClub,
  list: clubs.members,
  import: clubs.previewImport,
  move: moves.previewClub,
  documents: clubs.documents,
  write: messages.previewToClub,
  dues: collections.dues,
  registrations: registrations.form,
  website: websites.ofClub,
  'roll-over': clubs.planRollOver,
}

test('each page needs what the server asks for', () => {
  const permissions = Object.entries(asks).map(([page, to]) => [page, metaOf(to).permission])
  // Its events are the teams' own, so the server asks each team.
  const events = ['create-event', 'events.create']
  expect(Object.fromEntries(clubPages)).toEqual(Object.fromEntries([...permissions, events]))
})

const id = '019cebf5-0f00-7000-8000-000000000009'
const cases = [...clubPages].flatMap(([page, permission]) =>
  clubRoles.map((role) => [role, page, mayInClub({ roles: [role] }, permission)] as const),
)

test.each(cases)('a %s opens the page %s of the club: %s', (role, page, isAllowed) => {
  const mine = { id, roles: [role] }
  const at = `/club/${id}/${page.replace(':personId', id)}`
  expect(findRefusingClub([mine], at)).toEqual(isAllowed ? undefined : mine)
  expect(findRefusingClub([], at)).toBeUndefined()
})

test('knows the pages that an operator can turn off', () => {
  const switched = [...clubPages.keys()].filter((page) => findFeaturePage(`/club/${id}/${page}`))
  expect(switched).toEqual(['write', 'dues', 'registrations', 'website'])
  expect(findFeaturePage(`/club/${id}`)).toBeUndefined()
})
