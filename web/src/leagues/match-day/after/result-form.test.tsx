import { contract } from '@touchline/contract/contract'
import { leagues } from '@touchline/text/leagues/en'
import { matchDay } from '@touchline/text/leagues/match-day/en'
import { wire } from '@touchline/text/wire/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example, first } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid } from '#web/testing/fields.ts'
import { openDialog, openPart } from '#web/testing/open.tsx'
import { proveDialog, proveForm } from '#web/testing/prove-form.ts'

import { key, match } from '../testing/example-match.ts'
import { ResultDialog, ResultForm } from './result-form.tsx'

const { result: text } = leagues
const { after } = matchDay
const [ours, theirs] = [text.score('Riverside United'), text.score('Harbour Town')]
const goal = first(example(contract.leagues.matchDay).live.events)

const open = (shown = match) =>
  openDialog((onClose) => <ResultDialog match={shown} onClose={onClose} />, { as: 'coach' })

proveDialog('entering the final result', {
  open,
  endpoint: contract.leagues.enterResult,
  fillings: { [ours]: '3', [theirs]: '1', [text.decided]: leagues.decided.overtime },
  submit: wire.save,
  sends: {
    ...key,
    version: match.day.result.version,
    outcome: { kind: 'played', score: { home: 3, away: 1 }, decided: 'overtime', shootOut: null },
  },
  refusals: [
    { code: 'changed_meanwhile' },
    { code: 'match_not_begun' },
    { code: 'event_cancelled' },
  ],
})

proveForm('entering the first result on the page', {
  open: () => openPart(<ResultForm match={match} />, { as: 'coach' }),
  endpoint: contract.leagues.enterResult,
  fillings: { [ours]: '2', [theirs]: '1' },
  submit: wire.save,
  sends: { outcome: { kind: 'played', score: { home: 2, away: 1 } } },
  refusals: [{ code: 'changed_meanwhile' }],
})

test('proposes the result of the live events', async () => {
  const live = { ...match.live, events: [goal], score: { own: 1, opponent: 0 } }
  await openPart(<ResultForm match={{ ...match, live }} />, { as: 'coach' })
  await expectSaid(after.propose)
  expectFilled({ [ours]: '1', [theirs]: '0' })
})

test('starts with the stored result, home team first', async () => {
  const outcome = {
    kind: 'played' as const,
    score: { home: 0, away: 2 },
    decided: 'regulation' as const,
    shootOut: null,
    sets: [],
    tries: null,
    halfTime: null,
  }
  const day = { ...match.day, side: 'away' as const, result: { ...match.day.result, outcome } }
  await open({ ...match, day })
  await expect.element(page.getByLabelText(ours)).toHaveValue('2')
  expectFilled({ [theirs]: '0' })
})
