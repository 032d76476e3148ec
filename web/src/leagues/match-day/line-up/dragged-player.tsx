import type { LineUpDraft } from '@touchline/domain/leagues/match-day/line-up'

import type { ShownMatch } from '../use-match.ts'
import { playerIn } from './moves.ts'
import { Shirt } from './shirt.tsx'
import type { Point } from './use-drag.ts'

interface GhostProps {
  readonly match: ShownMatch
  readonly lineUp: LineUpDraft
  readonly memberId: string
  readonly at: Point
}

/** The dragged player, shown above the finger. */
export function DraggedPlayer({ match, lineUp, memberId, at }: GhostProps) {
  const person = match.people.get(memberId)
  const shirtNumber = playerIn(lineUp, memberId)?.shirtNumber ?? person?.jerseyNumber ?? null
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed top-0 left-0 z-30 w-20 rounded-control border border-line bg-raised p-1 shadow-float"
      style={{ translate: `calc(${at.x}px - 50%) calc(${at.y}px - 80%)` }}
    >
      <Shirt
        person={person}
        shirtNumber={shirtNumber}
        isCaptain={false}
        ground="page"
        showsAnswer={false}
      />
    </div>
  )
}
