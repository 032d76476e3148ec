import { accentOf } from '@touchline/domain/values/accent'
import { type ReactNode, type Ref, useMemo } from 'react'

import { useTeam } from '#web/teams/team-context.tsx'
import { AccentScope } from '#web/ui/accent-scope.tsx'
import { cx } from '#web/ui/cx.ts'

import { pitchLines } from './pitch-lines.ts'

interface PitchProps {
  readonly label: string
  readonly sport: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLUListElement>
}

/** The pitch, our goal at the bottom, with places (PitchSpot) as children. */
export function Pitch({ label, sport, children, ref }: PitchProps) {
  const { team } = useTeam()
  // Shirts have the team's own colour, whatever the accent.
  const accent = useMemo(() => accentOf(team.color), [team.color])
  const places = (
    <ul ref={ref} aria-label={label} className="absolute inset-x-0 inset-y-2">
      {children}
    </ul>
  )
  return (
    <div className="on-pitch relative isolate aspect-3/4 max-h-[80dvh] min-h-112 w-full overflow-clip rounded-surface bg-pitch print:break-inside-avoid print:border print:border-edge">
      <Chalk sport={sport} />
      {accent === undefined ? places : <AccentScope accent={accent}>{places}</AccentScope>}
    </div>
  )
}

function Chalk({ sport }: Pick<PitchProps, 'sport'>) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 400"
      preserveAspectRatio="none"
      className="absolute inset-0 -z-10 size-full text-chalk opacity-35 print:opacity-60"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {pitchLines(sport).map(({ path, isDashed = false }) => (
        <path
          key={path}
          d={path}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={isDashed ? '8 6' : undefined}
        />
      ))}
    </svg>
  )
}

interface PitchSpotProps {
  /** 0 to 1, from the left and from our own line. */
  readonly across: number
  readonly along: number
  readonly isInFront?: boolean
  readonly children: ReactNode
}

export function PitchSpot({ across, along, isInFront = false, children }: PitchSpotProps) {
  return (
    <li
      className={cx(
        'absolute flex w-1/5 max-w-24 -translate-x-1/2 translate-y-1/2 justify-center',
        isInFront && 'z-10',
      )}
      style={{ left: `${across * 100}%`, bottom: `${along * 100}%` }}
    >
      {children}
    </li>
  )
}
