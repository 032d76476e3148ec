import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'
import { isShootOutKind } from '@touchline/domain/leagues/match-day/shoot-out'
import { useState } from 'react'

import type { ReportChange } from '../api/live.ts'
import { clockOf } from '../match-clock.ts'
import type { ShownMatch } from '../use-match.ts'
import { hasPlayer } from './partner.ts'

export type EventEntry = ReturnType<typeof useEventEntry>

/** From a tap to an event; for our side it asks for the player first. */
export function useEventEntry({ live }: ShownMatch, tell: ReportChange) {
  const [asked, setAsked] = useState<MatchHappening>()

  function note(happening: MatchHappening) {
    tell({ kind: 'note', event: { id: crypto.randomUUID(), ...happening } })
    setAsked(undefined)
  }

  function tap(what: Pick<MatchHappening, 'kind' | 'side'>) {
    // Penalties have no minute.
    const time = isShootOutKind(what.kind) ? noTime : timeNow(live.marks)
    const happening = { ...what, member: null, partner: null, ...time }
    if (hasPlayer(happening)) setAsked(happening)
    else note(happening)
  }

  return { asked, tap, note, giveUp: () => setAsked(undefined) }
}

const noTime = { period: null, second: null } as const

/** The clock at the tap counts, even if sent later. */
function timeNow(marks: ShownMatch['live']['marks']): Pick<MatchHappening, 'period' | 'second'> {
  const { period, seconds } = clockOf(marks, new Date())
  return period === 0 ? noTime : { period, second: seconds }
}
