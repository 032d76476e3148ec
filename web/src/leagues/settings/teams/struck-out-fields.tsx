import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import { withdrawalRules } from '@touchline/domain/leagues/league'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

interface StruckOutFieldsProps {
  readonly value: LeagueTeam['struckOut']
  readonly onChange: (struckOut: LeagueTeam['struckOut']) => void
}

/** For a team that leaves: from which day, and how its matches count. */
export function StruckOutFields({ value, onChange }: StruckOutFieldsProps) {
  const text = useText('leagueParts').teams
  return (
    <div className="grid gap-3">
      <Checkbox
        label={text.isOut}
        value={value !== null}
        onChange={(isOut) => onChange(isOut ? { from: null, matches: 'annulled' } : null)}
      />
      {value && (
        <>
          <RadioCards
            label={text.outMatches}
            options={optionsOf(withdrawalRules, text.outWords)}
            value={value.matches}
            onChange={(matches) => onChange({ ...value, matches })}
          />
          <DateField
            label={text.outFrom}
            description={text.outFromText}
            className="max-w-60"
            value={value.from ?? ''}
            onChange={({ target }) => onChange({ ...value, from: target.value || null })}
          />
        </>
      )}
    </div>
  )
}
