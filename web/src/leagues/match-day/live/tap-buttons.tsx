import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'
import { matchColoursOf } from '@touchline/domain/leagues/match-day/colours'
import { eventKindsForSport, scoreValue } from '@touchline/domain/leagues/match-day/events'
import { isShootOutKind } from '@touchline/domain/leagues/match-day/shoot-out'
import { controlAccentOf, neutralAccent } from '@touchline/domain/values/accent'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { AccentScope } from '#web/ui/accent-scope.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'

import type { ShownMatch } from '../use-match.ts'
import { EventButton } from './event-button.tsx'
import { useKindNames } from './use-kind-names.ts'

interface TapButtonsProps {
  readonly match: ShownMatch
  readonly onTap: (what: Pick<MatchHappening, 'kind' | 'side'>) => void
}

/** Scoring buttons for us on the left and the opponent on the right, in their colours. */
export function ScoreButtons({ match: { day, names }, onTap }: TapButtonsProps) {
  const kindNames = useKindNames(day.sport)
  const { team } = useTeam()
  const colours = matchColoursOf(team.color, names.opponent)
  const kinds = eventKindsForSport(day.sport).filter((kind) => scoreValue(kind) > 0)
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2">
      {sides.map((side) => (
        <div key={side} role="group" aria-label={names[side]} className="grid content-start gap-2">
          <p className="truncate text-center text-s font-medium">{names[side]}</p>
          <AccentScope accent={controlAccentOf(colours[side]) ?? neutralAccent}>
            {kinds.map((kind, at) => (
              <EventButton
                key={kind}
                kind={kind}
                name={kindNames[kind]}
                isFirst={at === 0}
                onClick={() => onTap({ kind, side })}
              />
            ))}
          </AccentScope>
        </div>
      ))}
    </div>
  )
}

const sides = ['own', 'opponent'] as const

/** Cards, substitutions and similar events. */
export function OtherButtons({ match: { day }, onTap }: TapButtonsProps) {
  const text = useText('matchDay').live
  const kindNames = useKindNames(day.sport)
  const [side, setSide] = useState<MatchHappening['side']>('own')
  const kinds = eventKindsForSport(day.sport).filter(
    (kind) => scoreValue(kind) === 0 && !isShootOutKind(kind),
  )
  if (kinds.length === 0) return null
  return (
    <div role="group" aria-label={text.more} className="grid gap-2">
      <SegmentedControl
        label={text.side}
        size="s"
        segments={[
          { value: 'own', label: text.us },
          { value: 'opponent', label: text.opponent },
        ]}
        value={side}
        onChange={setSide}
      />
      <div className="grid grid-cols-2 gap-2">
        {kinds.map((kind) => (
          <EventButton
            key={kind}
            kind={kind}
            name={kindNames[kind]}
            isFirst={false}
            onClick={() => {
              onTap({ kind, side })
              setSide('own')
            }}
          />
        ))}
      </div>
    </div>
  )
}
