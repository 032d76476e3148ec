import { proposeResult } from '@touchline/domain/leagues/match-day/recorded-events'
import { useState } from 'react'

import {
  type EnteredResult,
  toEnteredResult,
  toPlayedOutcome,
} from '../../matches/entered-result.ts'
import { type PlayedOutcome, useEnterFinalResult } from '../api/match-day.ts'
import type { ShownMatch } from '../use-match.ts'

export type ResultEntry = ReturnType<typeof useResultEntry>

/** The final result in the form, preset from live events. */
export function useResultEntry(match: ShownMatch) {
  const { event, day } = match
  const enter = useEnterFinalResult({ teamId: event.teamId, eventId: event.id })
  const [start] = useState(() => startOf(match))
  const [entered, setEntered] = useState(() => toEnteredResult(start))
  return {
    entered,
    error: enter.error,
    isSaving: enter.isPending,
    change: (parts: Partial<EnteredResult>) => setEntered((now) => ({ ...now, ...parts })),
    save: (then?: () => void) =>
      enter.mutate(
        { version: day.result.version, outcome: toPlayedOutcome(entered, start) },
        { onSuccess: () => then?.() },
      ),
  }
}

function startOf({ day, live }: ShownMatch): PlayedOutcome {
  const { outcome } = day.result
  if (outcome?.kind === 'played') return outcome
  const proposed = proposeResult(live.events, { sport: day.sport, side: day.side })
  return { ...proposed, sets: [...proposed.sets] }
}
