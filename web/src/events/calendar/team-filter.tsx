import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useText } from '#web/platform/language/language.tsx'
import { AccentScope } from '#web/ui/accent-scope.tsx'
import { Button } from '#web/ui/button.tsx'

import type { ShownTeam } from './calendar-owner.ts'
import { TeamToggle } from './team-toggle.tsx'

interface TeamFilterProps {
  readonly teams: readonly ShownTeam[]
  /** Empty shows all. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Club managers have more teams than fit above a calendar. */
const maxTeams = 6
const few = 4

/** Each team in its colour with its children; choosing some shows only those. */
export function TeamFilter({ teams, chosen, onChange }: TeamFilterProps) {
  const text = useText('events').calendar
  const group = useRef<HTMLDivElement>(null)
  const [hasAll, setHasAll] = useState(false)
  // A chosen team stays visible after it is deselected.
  if (!hasAll && teams.slice(few).some(({ id }) => chosen.includes(id))) setHasAll(true)
  if (teams.length < 2) return null
  const shown = hasAll || teams.length <= maxTeams ? teams : teams.slice(0, few)
  function showAll(): void {
    flushSync(() => setHasAll(true))
    group.current?.querySelectorAll('button')[few]?.focus()
  }
  return (
    <div
      ref={group}
      role="group"
      aria-label={text.teams}
      className="no-print mb-3 flex flex-wrap gap-2"
    >
      {shown.map((team) => {
        const isChosen = chosen.includes(team.id)
        const others = chosen.filter((id) => id !== team.id)
        const toggle = (
          <TeamToggle
            team={team}
            isChosen={isChosen}
            onToggle={() => onChange(isChosen ? others : [...others, team.id])}
          />
        )
        return (
          <span key={team.id} className="inline-flex max-w-full min-w-0">
            {team.accent === undefined ? (
              toggle
            ) : (
              <AccentScope accent={team.accent}>{toggle}</AccentScope>
            )}
          </span>
        )
      })}
      {shown.length < teams.length && (
        <Button variant="quiet" size="s" onClick={showAll}>
          {text.moreTeams(teams.length - shown.length)}
        </Button>
      )}
    </div>
  )
}
