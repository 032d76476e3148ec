import type { SheetAnswer, SheetCard } from '@touchline/contract/leagues/shapes/match-sheet'
import { isDay } from '@touchline/domain/events/days'
import { useState } from 'react'

import { toEnteredResult, outcomeOf } from '../matches/entered-result.ts'

export type Proposal = Omit<Extract<SheetAnswer, { kind: 'propose' }>, 'kind'>

/** The opponent's proposal; it starts with an earlier one or the match. */
export function useProposal(card: SheetCard, onPropose: (proposal: Proposal) => void) {
  const before = card.proposal ?? card
  const known = before.outcome ?? card.outcome
  const [isMissing, setMissing] = useState(false)
  const [typed, setTyped] = useState(() => ({
    date: before.date ?? '',
    time: before.time ?? '',
    venue: before.venue ?? '',
    words: card.proposal?.words ?? '',
    isPlayed: known.kind === 'played',
    score: toEnteredResult(known).score,
  }))

  function propose() {
    const { date, time, venue, words, isPlayed, score } = typed
    setMissing(!isDay(date))
    if (!isDay(date)) return
    onPropose({
      date,
      time: time || null,
      venue: venue.trim() || null,
      words: words.trim() || null,
      outcome: isPlayed
        ? outcomeOf({ ...toEnteredResult(known), kind: 'played', score }, known)
        : null,
    })
  }

  return {
    typed,
    isMissing,
    change: (parts: Partial<typeof typed>) => setTyped({ ...typed, ...parts }),
    propose,
  }
}
