import { contract } from '@touchline/contract/contract'
import { matchSheet as text } from '@touchline/text/leagues/match-sheet/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { example } from '#web/testing/endpoint.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'
import { server } from '#web/testing/server.ts'

import { key, exampleMatch, exampleLeague } from '../testing/example-league.ts'
import { SheetDialog } from './sheet-dialog.tsx'

const { sheet } = example(contract.leagues.sendSheet).match
const proposed = sheet && {
  ...sheet,
  endsAt: '2099-03-14T09:30:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(known: typeof proposed = null) {
  const asked = { ...exampleMatch, match: { ...exampleMatch.match, sheet: known } }
  return openDialog(
    (onClose) => <SheetDialog league={exampleLeague.league} shown={asked} onClose={onClose} />,
    { as: 'coach' },
  )
}

describe('the sheet of a match', () => {
  test('names match and opponent, and is accessible in both themes', async () => {
    await open()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toHaveAccessibleName(text.title)
    await expect.element(dialog).toHaveAccessibleDescription('Riverside United – Harbour Town')
    await expectSaid(text.intro('Harbour Town'))
    await expectAccessible()
  })

  test.each([
    [text.accept, 'accept'],
    [text.decline, 'decline'],
  ] as const)("decides about the opponent's proposal: %s", async (name, kind) => {
    server.answers(contract.leagues.decideSheet)
    await open(proposed)
    await expectSaid(/Lee Harbour suggests changes/)
    await press(button(name))
    await expect
      .poll(() => server.sentTo(contract.leagues.decideSheet))
      .toMatchObject([
        {
          ...key,
          matchId: exampleMatch.match.id,
          decision: { kind, proposalId: sheet?.proposal?.id },
        },
      ])
  })

  test('says why a decision failed', async () => {
    server.refuses(contract.leagues.decideSheet, 'changed_meanwhile')
    await open(proposed)
    await press(button(text.accept))
    await expectSaid(wire.errors.changed_meanwhile)
  })

  test('ends the link', async () => {
    server.answers(contract.leagues.decideSheet)
    await open(proposed)
    await press(button(text.withdraw))
    await expect
      .poll(() => server.sentTo(contract.leagues.decideSheet))
      .toEqual([{ ...key, matchId: exampleMatch.match.id, decision: { kind: 'withdraw' } }])
  })

  test('closes on Escape, and returns the focus', async () => {
    await open()
    await expectSaid(text.intro('Harbour Town'))
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })
})
