import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

interface StageTeamsProps {
  readonly teams: readonly LeagueTeam[]
  /** Null: all of them. */
  readonly chosen: readonly string[] | null
  readonly onChange: (chosen: readonly string[] | null) => void
  readonly error: string | undefined
}

/** All teams of the league, or some of them. */
export function StageTeams({ teams, chosen, onChange, error }: StageTeamsProps) {
  const text = useText('leagueParts').stages
  return (
    <div className="grid gap-2">
      <RadioCards
        label={text.who}
        options={[
          { value: 'all', label: text.everybody },
          { value: 'some', label: text.some },
        ]}
        value={chosen === null ? 'all' : 'some'}
        onChange={(who) => onChange(who === 'all' ? null : [])}
        error={error}
      />
      {chosen !== null && (
        <ul className="grid gap-x-4 pl-3 sm:grid-cols-2">
          {teams.map(({ id, name }) => (
            <li key={id}>
              <Checkbox
                label={name}
                value={chosen.includes(id)}
                onChange={(isIn) =>
                  onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
