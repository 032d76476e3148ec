import { Check } from 'lucide-react'

import { cx } from '#web/ui/cx.ts'

import type { ShownTeam } from './calendar-owner.ts'

interface TeamToggleProps {
  readonly team: ShownTeam
  readonly isChosen: boolean
  readonly onToggle: () => void
}

export function TeamToggle({ team, isChosen, onToggle }: TeamToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={cx(
        'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border bg-raised py-1 pr-3 pl-1.5 text-s touch:min-h-11',
        isChosen ? 'border-ink font-semibold' : 'border-edge hover:border-ink',
        'forced-colors:aria-pressed:border-[Highlight]',
      )}
      onClick={onToggle}
    >
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
      >
        {isChosen && <Check className="size-4" strokeWidth={3} />}
      </span>
      <span className="min-w-0 truncate">
        <bdi>{team.name}</bdi>
        {team.children.length > 0 && (
          <span className="text-muted"> · {team.children.join(', ')}</span>
        )}
      </span>
    </button>
  )
}
