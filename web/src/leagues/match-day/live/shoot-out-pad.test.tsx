import type { NewMatchEvent } from '@touchline/contract/leagues/shapes/match-day/live'
import { matchDay } from '@touchline/text/leagues/match-day/en'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '#web/testing/barriers.ts'
import { press } from '#web/testing/keyboard.ts'
import { openPart } from '#web/testing/open.tsx'

import { shownMatch } from '../testing/shown-match.ts'
import { applyTaps } from './changes.ts'
import { EntryPad } from './entry-pad.tsx'

const { shootOut: text } = matchDay.live

/** The pad with taps applied as if sent; doesn't ask for players. */
function Pad() {
  const [taps, setTaps] = useState<readonly NewMatchEvent[]>(level)
  const match = shownMatch()
  const changes = taps.map((event, at) => ({
    change: { kind: 'note', event } as const,
    tappedAt: new Date(Date.UTC(2026, 2, 14, 10, at)).toISOString(),
  }))
  const live = applyTaps(match.day.live, changes, 'football')
  return (
    <EntryPad
      match={{ ...match, live }}
      tell={() => undefined}
      onTap={(what) => setTaps([...taps, noted(what, `kick-${taps.length}`)])}
    />
  )
}

function noted(what: Pick<NewMatchEvent, 'kind' | 'side'>, id: string): NewMatchEvent {
  return { ...what, id, member: null, partner: null, period: null, second: null }
}

const level = [
  noted({ kind: 'goal', side: 'own' }, 'ours'),
  noted({ kind: 'goal', side: 'opponent' }, 'theirs'),
]

const scored = page.getByRole('button', { name: text.scored })
const missed = page.getByRole('button', { name: text.missed })

test('a draw goes to penalties, with alternating sides until decided', async () => {
  await openPart(<Pad />, { as: 'coach' })
  await press(page.getByRole('button', { name: text.title }))
  await expect.element(page.getByText(text.next('Ravens'))).toBeVisible()
  await expectAccessible()

  await press(scored)
  await expect.element(page.getByText(text.next('Harbour Town'))).toBeVisible()
  await press(missed)
  for (const kick of [scored, missed, scored]) await press(kick)
  await expect.element(page.getByText(text.scoredOf(3, 3))).toBeInTheDocument()
  await press(missed)
  await expect.element(page.getByText(text.won('Ravens', 3, 0))).toBeVisible()
  await expect.element(scored).not.toBeInTheDocument()
})
