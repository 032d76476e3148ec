import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'
import { matchDay } from '@touchline/text/leagues/match-day/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openDialog, opener } from '#web/testing/open.tsx'

import { match, memberIds, nameOf } from '../testing/example-match.ts'
import { HappeningDialog } from './happening-dialog.tsx'

const { live: text, kinds } = matchDay
const { ana, leo, mia } = memberIds
const goal: MatchHappening = {
  kind: 'goal',
  side: 'own',
  member: leo,
  partner: ana,
  period: 1,
  second: 1980,
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

/** Changes passed to the parent. */
const reported: unknown[] = []

async function open(first = goal, isNoted = true): Promise<void> {
  reported.length = 0
  await openDialog(
    (onClose) => (
      <HappeningDialog
        match={match}
        title={text.correctTitle}
        first={first}
        onSave={(happening) => reported.push(happening)}
        {...(isNoted && { onRemove: () => reported.push('removed') })}
        onClose={onClose}
      />
    ),
    { as: 'coach' },
  )
  await expect.element(dialog).toHaveAccessibleName(text.correctTitle)
}

describe('correcting a match event', () => {
  test('shows the event, and is accessible in both themes', async () => {
    await open()
    expectFilled({
      [text.what]: kinds.goal,
      [text.side]: 'Riverside United',
      [text.player]: nameOf(leo),
      [text.partner.assist]: nameOf(ana),
      [text.atMinute]: '34',
    })
    await expectAccessible()
  })

  test('passes on the correction', async () => {
    await open()
    await fillIn({
      [text.player]: nameOf(mia),
      [text.partner.assist]: text.nobody,
      [text.periodOf]: text.periods.half(2),
      [text.atMinute]: '5',
    })
    await press(button(wire.save))
    expect(reported).toEqual([{ ...goal, member: mia, partner: null, period: 2, second: 240 }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a substitution asks for the player who comes on', async () => {
    await open()
    await fillIn({ [text.what]: kinds.substitution, [text.partner.comesOn]: nameOf(mia) })
    await press(button(wire.save))
    expect(reported).toEqual([{ ...goal, kind: 'substitution', partner: mia }])
  })

  test('no player is chosen for the opponent or a time-out', async () => {
    await open()
    await fillIn({ [text.side]: 'Harbour Town' })
    await expect.element(page.getByLabelText(text.player)).not.toBeInTheDocument()
    await press(button(wire.save))
    expect(reported).toEqual([{ ...goal, side: 'opponent', member: null, partner: null }])
  })

  test('an invalid minute is left out', async () => {
    await open()
    await fillIn({ [text.atMinute]: '' })
    await press(button(wire.save))
    expect(reported).toMatchObject([{ second: null }])
  })

  test('deletes the event', async () => {
    await open()
    await press(button(text.remove))
    expect(reported).toEqual(['removed'])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test("a new event can't be deleted", async () => {
    await open(goal, false)
    await expect.element(button(text.remove)).not.toBeInTheDocument()
  })

  test.each(['{Escape}', wire.cancel])("doesn't change after %s", async (how) => {
    await open()
    await fillIn({ [text.atMinute]: '80' })
    if (how === wire.cancel) await press(button(how))
    else await userEvent.keyboard(how)
    await expect.element(opener).toHaveFocus()
    expect(reported).toEqual([])
  })
})
