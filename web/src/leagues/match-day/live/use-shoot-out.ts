import {
  hasShootOut,
  type ShootOut,
  shootOutState,
} from '@touchline/domain/leagues/match-day/shoot-out'
import { useState } from 'react'

import { useClock } from '../use-clock.ts'
import type { ShownMatch } from '../use-match.ts'

interface ShownShootOut extends ShootOut {
  /** The match is level after its last period. */
  readonly isOffered: boolean
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Penalties after a draw: offered after the last period, open from the first kick. */
export function useShootOut(match: ShownMatch): ShownShootOut {
  const [isChosen, setChosen] = useState(false)
  const { clock } = useClock(match)
  const { day, live } = match
  const shootOut = shootOutState(live.events)
  const hasKicks = shootOut.kicks.length > 0
  const isLevel = live.score.own === live.score.opponent
  // Without a clock, goals show that the match was played.
  const isTimeUp =
    !clock.isRunning &&
    (clock.period >= day.settings.periods.count || (clock.period === 0 && live.events.length > 0))
  const isOffered = hasShootOut(day.sport) && isLevel && isTimeUp && !hasKicks
  return {
    ...shootOut,
    isOffered,
    isOpen: hasKicks || (isOffered && isChosen),
    open: () => setChosen(true),
    close: () => setChosen(false),
  }
}
