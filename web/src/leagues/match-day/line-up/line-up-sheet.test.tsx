import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { matchDay } from '@touchline/text/leagues/match-day/en'
import { useRef, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { Button } from '#web/ui/button.tsx'

import { lineUp as first, match, memberIds, nameOf } from '../testing/example-match.ts'
import { type Selection, LineUpSheet } from './line-up-sheet.tsx'
import { movePlayer, playerIn } from './moves.ts'

const { lineUp: text } = matchDay
const postNames = ['Goalkeeper', 'Left back', 'Right back']
const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const choice = (memberId: string) =>
  dialog.getByRole('button', { name: nameOf(memberId), exact: false })

/** Line-ups passed to the parent. */
const made: LineUpDraft[] = []

/** A line-up with plain buttons for testing taps. */
function Board() {
  const area = useRef<HTMLElement>(null)
  const [lineUp, change] = useState<LineUpDraft>(first)
  const [asked, ask] = useState<Selection>()

  function take(changed: LineUpDraft) {
    made.push(changed)
    change(changed)
  }

  return (
    <section ref={area}>
      <Button onClick={() => ask({ kind: 'place', place: 2 })}>Right back</Button>
      {lineUp.players.map(({ memberId, place }) => (
        <Button
          key={`${memberId} ${place}`}
          data-drag={memberId}
          onClick={() => ask({ kind: 'person', memberId })}
        >
          {nameOf(memberId)}
        </Button>
      ))}
      <LineUpSheet
        area={area}
        match={match}
        lineUp={lineUp}
        postNames={postNames}
        asked={asked}
        onAsk={ask}
        onPut={(memberId, target) =>
          take(movePlayer(lineUp, { memberId, shirtNumber: null }, target))
        }
        onChange={take}
      />
    </section>
  )
}

function open() {
  made.length = 0
  return openPart(<Board />, { as: 'coach' })
}

describe('a tap on the line-up', () => {
  test('on a place asks for a player, and is accessible in both themes', async () => {
    await open()
    await press(button('Right back'))
    await expect.element(dialog).toHaveAccessibleName(text.choose('Right back'))
    const names = dialog.getByRole('listitem').elements()
    const order = [memberIds.max, memberIds.mia, memberIds.ana, memberIds.leo].map(nameOf)
    expect(names.map((one, at) => one.textContent.includes(order[at] ?? '?'))).toEqual(
      order.map(() => true),
    )
    await expectAccessible()
  })

  test('places a player, and moves the focus with them', async () => {
    await open()
    await press(button('Right back'))
    await press(choice(memberIds.mia))
    await expect.element(button(nameOf(memberIds.mia))).toHaveFocus()
    expect(made.map((one) => playerIn(one, memberIds.mia)?.place)).toEqual([2])
  })

  test('on a player asks for a place', async () => {
    await open()
    await press(button(nameOf(memberIds.leo)))
    await expect.element(dialog).toHaveAccessibleName(nameOf(memberIds.leo))
    await press(dialog.getByRole('combobox', { name: text.chooseFor(nameOf(memberIds.leo)) }))
    await userEvent.keyboard('{End}{ArrowUp}{Enter}')
    await press(dialog.getByRole('button', { name: text.take }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(made.map((one) => playerIn(one, memberIds.leo)?.place)).toEqual([null])
  })

  test('closes on Escape, and returns the focus', async () => {
    await open()
    await press(button('Right back'))
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Right back')).toHaveFocus()
    expect(made).toEqual([])
  })
})
