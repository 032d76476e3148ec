import { contract } from '@touchline/contract/contract'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import { leagues } from '@touchline/text/leagues/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectFilled, expectRefused, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { idOf, key, exampleMatch, exampleLeague } from '../testing/example-league.ts'
import { ResultDialog } from './result-dialog.tsx'

const { result: text, outcomes, decided, adding } = leagues
const save = page.getByRole('button', { name: wire.save, exact: true })
const [ours, theirs] = [text.score('Riverside United'), text.score('Harbour Town')]

function open(known: Partial<Match> = {}) {
  const played = { ...exampleMatch, match: { ...exampleMatch.match, ...known } }
  return openDialog((onClose) => (
    <ResultDialog whole={exampleLeague} shown={played} onClose={onClose} />
  ))
}

const changes = () =>
  server
    .sentTo(contract.leagues.changeMatches)
    .flatMap(({ edits }) => edits.map((edit) => edit.changes))

proveDialog('entering a result', {
  open,
  endpoint: contract.leagues.changeMatches,
  fillings: { [ours]: '2', [theirs]: '1', [text.note]: 'Moved to the second pitch' },
  submit: wire.save,
  sends: {
    ...key,
    edits: [
      {
        matchId: exampleMatch.match.id,
        version: exampleMatch.match.version,
        changes: {
          outcome: { kind: 'played', score: { home: 2, away: 1 }, decided: 'regulation' },
          note: 'Moved to the second pitch',
        },
      },
    ],
  },
  refusals: [{ code: 'changed_meanwhile' }, { code: 'not_found' }],
})

test('counts with large buttons, never below 0', async () => {
  server.answers(contract.leagues.changeMatches)
  await open()
  const less = page.getByRole('button', { name: text.less('Riverside United') })
  await expect.element(less).toBeDisabled()
  await press(page.getByRole('button', { name: text.more('Riverside United') }))
  expectFilled({ [ours]: '1' })
  await press(save)
  await expect.poll(() => changes()[0]?.outcome).toMatchObject({ score: { home: 1, away: 0 } })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a shoot-out has its own score', async () => {
  server.answers(contract.leagues.changeMatches)
  await open()
  await fillIn({ [text.decided]: decided.shoot_out })
  const shootOut = page.getByRole('group', { name: text.shootOut })
  await press(shootOut.getByRole('button', { name: text.more('Harbour Town') }))
  await press(save)
  await expect
    .poll(() => changes()[0]?.outcome)
    .toMatchObject({ decided: 'shoot_out', shootOut: { home: 0, away: 1 } })
})

test('a match that was not played has no score', async () => {
  server.answers(contract.leagues.changeMatches)
  await open()
  await fillIn({ [text.what]: outcomes.postponed })
  await expect.element(page.getByLabelText(ours)).not.toBeInTheDocument()
  await press(save)
  await expect.poll(() => changes()[0]?.outcome).toEqual({ kind: 'postponed' })
})

test('invalid awarded points are refused at their field', async () => {
  await open({
    outcome: {
      kind: 'awarded',
      score: { home: 0, away: 3 },
      against: 'home',
      points: { home: 0, away: 3 },
    },
  })
  const points = text.pointsOf('Harbour Town')
  await fillIn({ [points]: '2.3' })
  await press(save)
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await expectRefused(points, text.pointsWrong(999))
  await expect.element(page.getByText(wire.errors.invalid_input)).not.toBeInTheDocument()
  expectFilled({ [points]: '2.3' })
  expect(changes()).toEqual([])
})

test('moves a match that is no event of ours', async () => {
  server.answers(contract.leagues.changeMatches)
  await open()
  await press(page.getByText(text.whenAndWhere))
  await fillIn({ [adding.date]: '2026-04-01', [text.place]: 'South Field' })
  await press(save)
  await expect
    .poll(() => changes()[0])
    .toMatchObject({ date: '2026-04-01', venueId: null, venue: 'South Field' })
})

test("our own matches are moved on the event's page", async () => {
  await open({ eventId: idOf(51) })
  await expectSaid(new RegExp(text.ofEvent))
  await expect.element(page.getByText(text.whenAndWhere)).not.toBeInTheDocument()
})
