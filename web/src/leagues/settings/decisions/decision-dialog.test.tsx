import { contract } from '@touchline/contract/contract'
import { leagues } from '@touchline/text/leagues/en'
import { leagueParts } from '@touchline/text/leagues/parts/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectFilled, expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { proveDialog } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { key, teamIds, exampleLeague } from '../../testing/example-league.ts'
import { DecisionDialog } from './decision-dialog.tsx'

const { decisions: text } = leagueParts
const { problems, result } = leagues
const save = page.getByRole('button', { name: wire.save, exact: true })
const stored = {
  ...first(example(contract.leagues.get).adjustments),
  team: teamIds.harbour,
  points: -3,
  reason: 'Played without a licence',
  stage: null,
}

const open = (before?: typeof stored) =>
  openDialog((onClose) => (
    <DecisionDialog whole={exampleLeague} before={before} onClose={onClose} />
  ))

proveDialog('deciding on points', {
  open,
  endpoint: contract.leagues.saveAdjustment,
  fillings: {
    [text.team]: 'Harbour Town',
    [text.what]: text.whatWords.on,
    [text.points]: '2.5',
    [text.reason]: 'The referee was wrong',
    [text.from]: '2026-03-01',
    [text.until]: '2026-05-31',
  },
  submit: wire.save,
  sends: {
    ...key,
    version: 0,
    team: teamIds.harbour,
    points: 2.5,
    reason: 'The referee was wrong',
    from: '2026-03-01',
    until: '2026-05-31',
    stage: null,
  },
  wrong: [
    { label: text.points, typed: '0', says: text.pointsRequired },
    { label: text.points, typed: '2.3', says: result.pointsWrong(999) },
    { label: text.reason, typed: ' ', says: problems.reason_required },
    { label: text.until, typed: '2026-02-28', says: problems.end_before_start },
  ],
  refusals: [
    {
      code: 'invalid_input',
      fields: { adjustments: 'adjustments_too_many' },
      says: problems.adjustments_too_many,
    },
  ],
})

test('asks for the team', async () => {
  await open()
  await press(save)
  await expectRefused(text.team, text.teamRequired)
})

test('an existing decision can be changed', async () => {
  server.answers(contract.leagues.saveAdjustment)
  await open(stored)
  await expect.element(save).toBeVisible()
  expectFilled({
    [text.team]: 'Harbour Town',
    [text.what]: text.whatWords.off,
    [text.points]: '3',
    [text.reason]: 'Played without a licence',
  })
  await fillIn({ [text.points]: '1' })
  await press(save)
  await expect
    .poll(() => server.sentTo(contract.leagues.saveAdjustment))
    .toMatchObject([{ adjustmentId: stored.id, points: -1 }])
})
