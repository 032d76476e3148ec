import { contract } from '@touchline/contract/contract'
import { matchSheet as text } from '@touchline/text/leagues/match-sheet/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { example } from '#web/testing/endpoint.ts'
import { expectFilled, expectSaid, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { proveForm } from '#web/testing/prove-form.ts'
import { server } from '#web/testing/server.ts'

import { key, exampleMatch, exampleLeague } from '../testing/example-league.ts'
import { AskOpponent } from './ask-opponent.tsx'

const { match } = exampleMatch
const { sheet } = example(contract.leagues.sendSheet).match
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (asked = match) =>
  openPart(<AskOpponent league={exampleLeague.league} match={asked} />, { as: 'coach' })

proveForm('asking the opponent to confirm a match', {
  open,
  endpoint: contract.leagues.sendSheet,
  fillings: { [text.email]: 'lee@example.org', [text.language]: 'Deutsch' },
  submit: text.send,
  sends: { ...key, matchId: match.id, email: 'lee@example.org', language: 'de' },
  wrong: [{ label: text.email, typed: 'lee@', says: text.emailWrong }],
  refusals: [{ code: 'too_many_requests' }, { code: 'conflict' }],
})

test('without an address creates a link to pass on', async () => {
  server.answers(contract.leagues.sendSheet)
  await open()
  await expect.element(page.getByLabelText(text.language)).not.toBeInTheDocument()
  await press(button(text.make))
  await expectSaid(`${location.origin}/league/riverside-regional-league`)
  await expectSaid(text.linkOnce)
  await expect.element(button(text.copy)).toBeVisible()
  await expect
    .poll(() => server.sentTo(contract.leagues.sendSheet))
    .toMatchObject([{ email: null }])
})

test('confirms that the link was sent', async () => {
  server.answers(contract.leagues.sendSheet)
  await open()
  await fillIn({ [text.email]: 'lee@example.org' })
  await press(button(text.send))
  await expectSaid(text.sent)
})

test('remembers the last address', async () => {
  await open({ ...match, sheet })
  await expect.element(button(text.send)).toBeVisible()
  expectFilled({ [text.email]: 'lee@example.org' })
  await fillIn({ [text.email]: '' })
  await expect.element(button(text.newLink)).toBeVisible()
})
