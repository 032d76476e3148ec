import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'
import { matchDay } from '@touchline/text/leagues/match-day/en'
import { wire } from '@touchline/text/wire/en'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { expectFilled, expectRefused, fillIn } from '#web/testing/fields.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { lineUp, match, memberIds, nameOf } from '../testing/example-match.ts'
import { playerIn } from './moves.ts'
import { PersonChoices } from './person-choices.tsx'

const { lineUp: text } = matchDay
const { ana, leo, mia, max } = memberIds
const postNames = ['Goalkeeper', 'Left back', 'Right back']
const button = (name: string) => page.getByRole('button', { name, exact: true })
const where = (memberId: string) => text.chooseFor(nameOf(memberId))
const at = (post: string, memberId?: string) =>
  text.place(post, memberId === undefined ? text.empty : nameOf(memberId))

/** Choices passed to the parent, and how often the form was closed. */
const made: LineUpDraft[] = []
let left = 0

async function open(memberId: string): Promise<void> {
  made.length = 0
  left = 0
  await openPart(
    <PersonChoices
      match={match}
      lineUp={lineUp}
      postNames={postNames}
      memberId={memberId}
      onChange={(changed) => made.push(changed)}
      onDone={() => (left += 1)}
    />,
    { as: 'coach' },
  )
  await expect.element(button(text.take)).toBeVisible()
}

describe("a player's choices", () => {
  test('show place, shirt and captain, and are accessible in both themes', async () => {
    await open(ana)
    expectFilled({
      [where(ana)]: at('Goalkeeper', ana),
      [text.shirtNumber]: '1',
      [text.captain]: true,
    })
    await expectAccessible()
  })

  test('offer a new player the first free place and their own number', async () => {
    await open(max)
    expectFilled({ [where(max)]: at('Right back'), [text.shirtNumber]: '12' })
    await press(button(text.take))
    expect(made.map((one) => playerIn(one, max))).toEqual([
      { memberId: max, place: 2, shirtNumber: '12' },
    ])
    expect(left).toBe(1)
  })

  test('change place, shirt and captain at once; a player at that place swaps', async () => {
    await open(leo)
    await fillIn({
      [where(leo)]: at('Goalkeeper', ana),
      [text.shirtNumber]: '21',
      [text.captain]: true,
    })
    await press(button(text.take))
    const [changed] = made
    expect(changed?.captain).toBe(leo)
    expect(changed && playerIn(changed, leo)).toEqual({
      memberId: leo,
      place: 0,
      shirtNumber: '21',
    })
    expect(changed && playerIn(changed, ana)?.place).toBe(1)
  })

  test('refuse an invalid shirt number at the field and keep it', async () => {
    await open(leo)
    await fillIn({ [text.shirtNumber]: '7a' })
    await expectRefused(text.shirtNumber, text.shirtInvalid)
    await press(button(text.take))
    expectFilled({ [text.shirtNumber]: '7a' })
    expect([made, left]).toEqual([[], 0])
  })

  test("don't require a shirt number", async () => {
    await open(mia)
    await fillIn({ [text.shirtNumber]: '' })
    await press(button(text.take))
    expect(made.map((one) => playerIn(one, mia))).toEqual([
      { memberId: mia, place: null, shirtNumber: null },
    ])
  })

  test('removing a player clears shirt and captaincy', async () => {
    await open(ana)
    await fillIn({ [where(ana)]: text.others })
    await expect.element(page.getByLabelText(text.shirtNumber)).not.toBeInTheDocument()
    await press(button(text.take))
    expect(made.map(({ captain, players }) => [captain, players.length])).toEqual([[null, 2]])
  })

  test('closing changes nothing', async () => {
    await open(leo)
    await fillIn({ [where(leo)]: text.bench })
    await press(button(wire.cancel))
    expect([made, left]).toEqual([[], 1])
  })
})
