import { Check } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { AccentScope } from '#web/ui/accent-scope.tsx'
import { cx } from '#web/ui/cx.ts'

import type { ShownTeam } from './calendar-owner.ts'

interface TeamFilterProps {
  readonly teams: readonly ShownTeam[]
  /** None chosen: all are shown. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Each team in its colour, with the children in it: what is pressed is shown alone. */
export function TeamFilter({ teams, chosen, onChange }: TeamFilterProps) {
  const text = useText('events').calendar
  if (teams.length < 2) return null
  return (
    <div role="group" aria-label={text.teams} className="no-print mb-3 flex flex-wrap gap-2">
      {teams.map((team) => {
        const isChosen = chosen.includes(team.id)
        const others = chosen.filter((id) => id !== team.id)
        const button = (
          <button
            type="button"
            aria-pressed={isChosen}
            className={cx(
              'inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border bg-raised py-1 pr-3 pl-1.5 text-s touch:min-h-11',
              isChosen ? 'border-ink font-semibold' : 'border-edge hover:border-ink',
              'forced-colors:aria-pressed:border-[Highlight]',
            )}
            onClick={() => onChange(isChosen ? others : [...others, team.id])}
          >
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
            >
              {isChosen && <Check className="size-4" strokeWidth={3} />}
            </span>
            <span className="min-w-0 truncate">
              {team.name}
              {team.children.length > 0 && (
                <span className="text-muted"> · {team.children.join(', ')}</span>
              )}
            </span>
          </button>
        )
        return (
          <span key={team.id} className="inline-flex max-w-full min-w-0">
            {team.accent === undefined ? (
              button
            ) : (
              <AccentScope accent={team.accent}>{button}</AccentScope>
            )}
          </span>
        )
      })}
    </div>
  )
}
