import { contract } from '@touchline/contract/contract'
import { leagues } from '@touchline/text/leagues/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectRefused, expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { key, exampleMatch, teamIds, exampleLeague } from '../testing/example-league.ts'
import { AddGamesDialog } from './add-games-dialog.tsx'

const { adding: text, problems, fixtures } = leagues

const open = (league = exampleLeague) =>
  openDialog((onClose) => <AddGamesDialog whole={league} day={1} onClose={onClose} />)

proveDialog('adding a match to a day of play', {
  open,
  endpoint: contract.leagues.addMatches,
  fillings: {
    [text.home]: 'Mill Lane',
    [text.away]: 'Harbour Town',
    [text.date]: '2026-12-05',
    [text.time]: '18:30',
    [text.neutral]: true,
  },
  submit: text.add,
  sends: {
    ...key,
    matches: [
      {
        round: 1,
        stage: null,
        home: teamIds.mill,
        away: teamIds.harbour,
        isNeutral: true,
        date: '2026-12-05',
        time: '18:30',
      },
    ],
  },
  wrong: [
    { label: text.home, typed: 'Harbour Town', says: text.choose },
    { label: text.away, typed: 'Mill Lane', says: text.choose },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { matches: 'matches_too_many' },
      says: problems.matches_too_many,
    },
  ],
})

test("asks for both teams, and proposes the day's date", async () => {
  await open()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(fixtures.day(1))
  await expect
    .element(page.getByLabelText(text.date, { exact: true }))
    .toHaveValue(exampleMatch.match.date ?? '')
  await press(page.getByRole('button', { name: text.add, exact: true }))
  await expectRefused(text.home, text.choose)
  await expectRefused(text.away, text.choose)
  expect(server.sentTo(contract.leagues.addMatches)).toEqual([])
})

test('says if there are no opponents', async () => {
  await open({ ...exampleLeague, teams: exampleLeague.teams.slice(0, 1) })
  await expectSaid(text.noTeams)
})
