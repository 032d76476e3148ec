import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'

import { buttonStyle } from '#web/ui/button-style.ts'
import { cx } from '#web/ui/cx.ts'

import { EventKindIcon } from './event-kind-icon.tsx'

interface EventButtonProps {
  readonly kind: MatchHappening['kind']
  readonly name: string
  /** The sport's most frequent event has the largest button. */
  readonly isFirst: boolean
  readonly onClick: () => void
}

/** Large enough to hit without looking. */
export function EventButton({ kind, name, isFirst, onClick }: EventButtonProps) {
  return (
    <button
      type="button"
      className={cx(
        buttonStyle({ variant: isFirst ? 'primary' : 'secondary', wide: true }),
        'touch-manipulation px-2! leading-tight',
        isFirst ? 'min-h-20 text-l' : 'min-h-14',
      )}
      onClick={onClick}
    >
      <EventKindIcon kind={kind} />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </button>
  )
}
