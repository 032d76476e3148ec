import { contract } from '@touchline/contract/contract'
import { leagues } from '@touchline/text/leagues/en'
import { matchSheet } from '@touchline/text/leagues/match-sheet/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { SheetAnswering } from './sheet-answering.tsx'

const { page: text } = matchSheet
const { result } = leagues
const card = {
  ...example(contract.leagues.openSheet),
  confirmedAt: null,
  proposal: null,
  isCalledOff: false,
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Opens the page as the opponent, without an account. */
async function open(known: Partial<Omit<typeof card, 'proposal'>> = {}): Promise<void> {
  server.answers(contract.leagues.openSheet, card)
  await openPart(<SheetAnswering token="secret" card={{ ...card, ...known }} />, { as: 'visitor' })
  await press(button(text.propose))
}

proveForm('proposing another day, place or result', {
  open,
  endpoint: contract.leagues.answerSheet,
  answer: { ...card, version: card.version + 1 },
  fillings: {
    [text.name]: 'Lee Harbour',
    [text.date]: '2026-03-15',
    [text.time]: '11:30',
    [text.venue]: 'South Field',
    [text.played]: true,
    [result.score('Riverside United')]: '2',
    [result.score('Harbour Town')]: '2',
    [text.words]: 'Our pitch is under water',
  },
  submit: text.send,
  sends: {
    token: 'secret',
    by: 'Lee Harbour',
    version: card.version,
    answer: {
      kind: 'propose',
      date: '2026-03-15',
      time: '11:30',
      venue: 'South Field',
      words: 'Our pitch is under water',
      outcome: { kind: 'played', score: { home: 2, away: 2 } },
    },
  },
  wrong: [
    { label: text.name, typed: ' ', says: text.nameMissing },
    { label: text.date, typed: '', says: text.dateMissing },
  ],
  refusals: [{ code: 'changed_meanwhile', says: text.changed }, { code: 'too_many_requests' }],
})

test('starts with the match, without a result if not played', async () => {
  server.answers(contract.leagues.answerSheet, card)
  await open()
  await expect.element(button(text.send)).toBeVisible()
  expectFilled({ [text.date]: '2026-03-14', [text.time]: '18:00', [text.venue]: 'North Field' })
  await fillIn({ [text.name]: 'Lee Harbour' })
  await press(button(text.send))
  await expect
    .poll(() => server.sentTo(contract.leagues.answerSheet)[0]?.answer)
    .toMatchObject({ outcome: null, words: null })
})

test('leads back to the question', async () => {
  await open()
  await press(button(text.back))
  await expect.element(button(text.confirm)).toBeVisible()
})
