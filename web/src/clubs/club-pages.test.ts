import { contract } from '@touchline/contract/contract'
import { metaOf } from '@touchline/contract/wire/access'
import { mayInClub } from '@touchline/domain/clubs/permissions'
import { clubRoles } from '@touchline/domain/teams/club-roles'
import { expect, test } from 'vitest'

import { clubPages, refusingClub } from './club-pages.ts'

const { clubs, collections, events, integrations, messages, registrations, websites } = contract

/** What each page does first. */
const asks = {
  members: clubs.members,
  'members/:personId': clubs.member,
  celebrations: clubs.members,
  calendar: events.clubCalendar,
  fixtures: events.importFixtures,
  archive: integrations.exportClub,
  list: clubs.members,
  import: clubs.previewImport,
  // Its events are the teams' own; the club's menu offers it to those who write to them.
  'create-event': messages.previewToClub,
  documents: clubs.documents,
  write: messages.previewToClub,
  dues: collections.dues,
  registrations: registrations.form,
  website: websites.ofClub,
  'roll-over': clubs.planRollOver,
}

test('each page needs what the server asks for', () => {
  const permissions = Object.entries(asks).map(([page, to]) => [page, metaOf(to).permission])
  expect(Object.fromEntries(clubPages)).toEqual(Object.fromEntries(permissions))
})

const id = '019cebf5-0f00-7000-8000-000000000009'
const cases = [...clubPages].flatMap(([page, permission]) =>
  clubRoles.map((role) => [role, page, mayInClub({ roles: [role] }, permission)] as const),
)

test.each(cases)('a %s opens the page %s of the club: %s', (role, page, isAllowed) => {
  const mine = { id, roles: [role] }
  const at = `/club/${id}/${page.replace(':personId', id)}`
  expect(refusingClub([mine], at)).toEqual(isAllowed ? undefined : mine)
  expect(refusingClub([], at)).toBeUndefined()
})
