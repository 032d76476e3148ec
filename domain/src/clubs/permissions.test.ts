import { expect, test } from 'vitest'

import {
  mayAddClubSeason,
  mayAddClubTeams,
  mayChooseManagers,
  mayDeleteClub,
  mayEditClub,
  mayReadClub,
  mayRollOver,
} from './permissions.ts'

const questions = {
  mayReadClub,
  mayEditClub,
  mayAddClubTeams,
  mayAddClubSeason,
  mayChooseManagers,
  mayDeleteClub,
  mayRollOver,
}

const people = [
  { who: 'a manager of the club', isManager: true },
  { who: 'a coach of one of its teams', isManager: false },
  { who: 'an account without the club', isManager: false },
]

const cases = Object.entries(questions).flatMap(([question, may]) =>
  people.map((person) => ({ question, may, ...person })),
)

test.each(cases)('$question of $who: $isManager', ({ may, isManager }) => {
  expect(may({ accountId: 'account', clubId: 'club', isManager })).toBe(isManager)
})
