import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'
import { matchDay } from '@touchline/text/leagues/match-day/en'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'
import { Button } from '#web/ui/button.tsx'

import { match, memberIds, nameOf } from '../testing/example-match.ts'
import { PlayerSheet } from './player-sheet.tsx'

const { live: text, kinds } = matchDay
const { ana, leo, mia, max } = memberIds
const goal: MatchHappening = {
  kind: 'goal',
  side: 'own',
  member: null,
  partner: null,
  period: 1,
  second: 1980,
}
const tap = page.getByRole('button', { name: 'Tap' })
const dialog = page.getByRole('dialog')
const question = (name: string) => page.getByRole('group', { name })
const person = (memberId: string) =>
  dialog.getByRole('button', { name: nameOf(memberId), exact: false })

/** Events passed on. */
const noted: MatchHappening[] = []

function Entry({ about }: { about: MatchHappening }) {
  const [asked, ask] = useState<MatchHappening>()
  return (
    <>
      <Button onClick={() => ask(about)}>Tap</Button>
      <PlayerSheet
        match={match}
        asked={asked}
        onNote={(happening) => {
          noted.push(happening)
          ask(undefined)
        }}
        onClose={() => ask(undefined)}
      />
    </>
  )
}

async function open(about = goal): Promise<void> {
  noted.length = 0
  await openPart(<Entry about={about} />, { as: 'coach' })
  await press(tap)
}

describe('choosing the player', () => {
  test('lists players on the pitch first, and is accessible in both themes', async () => {
    await open()
    await expect.element(dialog).toHaveAccessibleName(`34′ ${kinds.goal}`)
    const buttons = question(text.who).getByRole('button').elements()
    expect(buttons.map((one) => one.textContent)).toEqual([
      `1${nameOf(ana)}`,
      `7${nameOf(leo)}`,
      text.unknown,
      `12${nameOf(max)}`,
      `9${nameOf(mia)}`,
    ])
    await expectAccessible()
  })

  test('a goal has a scorer and an assist by someone else', async () => {
    await open()
    await press(person(leo))
    await expect.element(question(text.assist)).toBeVisible()
    await expect.element(person(leo)).not.toBeInTheDocument()
    await press(person(ana))
    expect(noted).toEqual([{ ...goal, member: leo, partner: ana }])
  })

  test("asks for confirmation of a goal by someone who isn't on the pitch", async () => {
    await open()
    await press(person(max))
    await expect.element(question(text.isNotOnPitch(nameOf(max)))).toBeVisible()
    expect(noted).toEqual([])
    await press(dialog.getByRole('button', { name: text.chooseOther }))
    await press(person(max))
    await press(dialog.getByRole('button', { name: text.noteAnyway }))
    await press(dialog.getByRole('button', { name: text.nobody }))
    expect(noted).toEqual([{ ...goal, member: max }])
  })

  test('a goal can have no assist', async () => {
    await open()
    await press(person(leo))
    await press(dialog.getByRole('button', { name: text.nobody }))
    expect(noted).toEqual([{ ...goal, member: leo }])
  })

  test('a goal by an unknown scorer asks for no assist', async () => {
    await open()
    await press(dialog.getByRole('button', { name: text.unknown }))
    expect(noted).toEqual([goal])
  })

  test('a goal counts if the second question is closed', async () => {
    await open()
    await press(person(leo))
    await expect.element(question(text.assist)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(noted).toEqual([{ ...goal, member: leo }])
    await expect.element(tap).toHaveFocus()
  })

  test('a substitution needs both players', async () => {
    await open({ ...goal, kind: 'substitution' })
    await expect.element(question(text.goesOff)).toBeVisible()
    await press(person(leo))
    await expect.element(question(text.comesOn)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(tap).toHaveFocus()
    expect(noted).toEqual([])
  })

  test('a substitution has a player who goes off and one who comes on', async () => {
    const change: MatchHappening = { ...goal, kind: 'substitution' }
    await open(change)
    await press(person(leo))
    await press(person(mia))
    expect(noted).toEqual([{ ...change, member: leo, partner: mia }])
  })

  test('a card asks for one player only', async () => {
    const card: MatchHappening = { ...goal, kind: 'yellow_card' }
    await open(card)
    await press(person(leo))
    expect(noted).toEqual([{ ...card, member: leo }])
  })

  test('closing the first question records nothing', async () => {
    await open()
    await expect.element(question(text.who)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(tap).toHaveFocus()
    expect(noted).toEqual([])
  })
})
