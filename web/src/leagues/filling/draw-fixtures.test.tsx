import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { leagueFilling } from '@touchline/text/leagues/filling/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { first } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { key, teamIds, whole } from '../testing/example-league.ts'
import { DrawFixtures } from './draw-fixtures.tsx'

const { draw: text } = leagueFilling
const { weekday } = events.form
const button = (name: string) => page.getByRole('button', { name, exact: true })
const { home, away, round, date, time } = first(whole.matches)
const drawn = {
  kind: 'planned' as const,
  matches: [{ ...empty(), home, away, round, date, time }],
  byes: [{ round: 1, team: teamIds.mill }],
}
const open = () =>
  openPart(
    <>
      <h2>{text.title}</h2>
      <DrawFixtures whole={whole} />
    </>,
    { as: 'coach' },
  )

function empty() {
  const outcome = { kind: 'open' as const }
  return { stage: null, isNeutral: false as const, venueId: null, venue: null, outcome, note: null }
}

proveForm('drawing fixtures', {
  open,
  endpoint: contract.leagues.planFixtures,
  answer: drawn,
  fillings: {
    [text.start]: '2026-12-05',
    [weekday.SU]: true,
    [text.everyWeeks]: '2',
    [text.restDays]: '3',
    [text.round]: text.roundTakes.week,
  },
  submit: text.draw,
  sends: {
    ...key,
    stage: null,
    teams: [teamIds.ours, teamIds.harbour, teamIds.mill],
    legs: 2,
    days: {
      start: '2026-12-05',
      weekdays: ['SA', 'SU'],
      everyWeeks: 2,
      roundTakes: 'week',
      restDays: 3,
      times: ['15:00'],
      blocked: [],
      venues: [],
    },
  },
  wrong: [{ label: text.start, typed: '', says: text.startMissing }],
  refusals: [{ code: 'too_many_requests' }],
})

test('asks for a day of the week, until one is ticked', async () => {
  await open()
  await fillIn({ [weekday.SA]: false })
  await press(button(text.draw))
  await expectRefused(weekday.SU, text.noWeekday)
  await fillIn({ [weekday.SU]: true })
  await expect.element(page.getByText(text.noWeekday)).not.toBeInTheDocument()
})

test('asks for two teams where they are chosen', async () => {
  await open()
  await press(page.getByText(new RegExp(`^${text.teams}\\s*[(]`)))
  await fillIn({ 'Harbour Town': false, 'Mill Lane': false })
  await press(button(text.draw))
  await expectSaid(text.tooFew)
  expectFilled({ 'Riverside United': true, 'Harbour Town': false })
  expect(server.sentTo(contract.leagues.planFixtures)).toEqual([])
})

test('says when there is no room, and keeps the form', async () => {
  server.answers(contract.leagues.planFixtures, { kind: 'does_not_fit', round: 4 })
  await open()
  await fillIn({ [text.start]: '2026-12-05' })
  await press(button(text.draw))
  await expectSaid(text.noRoom(4))
  expectFilled({ [text.start]: '2026-12-05' })
})

test('shows what was drawn and adds it to the league', async () => {
  server.answers(contract.leagues.planFixtures, drawn)
  server.answers(contract.leagues.addMatches)
  const opened = await open()
  await expectSaid(text.nothingYet)
  await press(button(text.draw))
  await expectSaid(text.rests('Mill Lane'))
  await expect.element(button(text.again)).toBeVisible()
  await press(button(text.add(1)))
  await expect.poll(() => opened.path()).toBe(`/team/${key.teamId}/leagues`)
  await expect
    .poll(() => server.sentTo(contract.leagues.addMatches))
    .toMatchObject([{ ...key, matches: [{ home: teamIds.ours, away: teamIds.harbour, round: 1 }] }])
})
