import { contract } from '@touchline/contract/contract'
import { events } from '@touchline/text/events/en'
import { leagueEntry } from '@touchline/text/leagues/entry/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { key, exampleLeague } from '../testing/example-league.ts'
import { DrawFixtures } from './draw-fixtures.tsx'

const { draw: text } = leagueEntry
const { weekday } = events.form
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = () =>
  openPart(
    <>
      <h2>{text.title}</h2>
      <DrawFixtures whole={exampleLeague} />
    </>,
    { as: 'coach' },
  )

const draw = button(text.draw)

test("draws with the form's settings", async () => {
  await open()
  await fillIn({
    [text.start]: '2026-12-05',
    [weekday.SU]: true,
    [text.everyWeeks]: '2',
    [text.restDays]: '3',
    [text.round]: text.roundTakes.week,
  })
  await press(draw)
  await expectSaid(text.matches(6))
  await expectAccessible()
})

test('asks for the first day', async () => {
  await open()
  await fillIn({ [text.start]: '' })
  await press(draw)
  await expectRefused(text.start, text.startMissing)
})

test('asks for a weekday until one is ticked', async () => {
  await open()
  await fillIn({ [weekday.SA]: false })
  await press(draw)
  await expectRefused(weekday.SU, text.noWeekday)
  await fillIn({ [weekday.SU]: true })
  await expect.element(page.getByText(text.noWeekday)).not.toBeInTheDocument()
})

test('asks for at least two teams', async () => {
  await open()
  await press(page.getByText(new RegExp(`^${text.teams}\\s*[(]`)))
  await fillIn({ 'Harbour Town': false, 'Mill Lane': false })
  await press(draw)
  await expectSaid(text.tooFew)
  expectFilled({ 'Riverside United': true, 'Harbour Town': false })
  await expect.element(page.getByText(text.nothingYet)).toBeVisible()
})

test('says if there is no room, and keeps the form', async () => {
  await open()
  await fillIn({
    [text.start]: '2026-12-05',
    [text.from]: '2026-12-05',
    [text.until]: '2099-12-31',
  })
  await press(button(text.addBlocked))
  await press(draw)
  await expectSaid(text.noRoom(1))
  expectFilled({ [text.start]: '2026-12-05' })
})

test('shows the draw and adds it to the league', async () => {
  server.answers(contract.leagues.addMatches)
  const opened = await open()
  await expectSaid(text.nothingYet)
  await press(draw)
  await expectSaid(text.rests('Mill Lane'))
  await expect.element(button(text.again)).toBeVisible()
  await press(button(text.add(6)))
  await expect.poll(() => opened.path()).toBe(`/team/${key.teamId}/leagues`)
  const [sent] = server.sentTo(contract.leagues.addMatches)
  expect(sent).toMatchObject({ ...key })
  expect(sent?.matches).toHaveLength(6)
})
