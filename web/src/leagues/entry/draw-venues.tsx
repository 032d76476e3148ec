import { leagueLimits } from '@touchline/domain/leagues/limits'

import { useText } from '#web/platform/language/language.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { DrawPartProps } from './draw-fixtures.tsx'

const longestMatch = 600

/** The home venue of each team; teams may share one. */
export function DrawVenues({ whole, form, onChange }: DrawPartProps) {
  const text = useText('leagueEntry').draw
  const playing = whole.teams.filter(({ id }) => form.teams.includes(id))
  return (
    <details>
      <summary className="font-medium">{text.venues}</summary>
      <p className="mt-1 mb-3 text-s text-muted">{text.venuesHint}</p>
      <div className="grid gap-4">
        <NumberField
          label={text.minutes}
          least={1}
          most={longestMatch}
          value={form.matchMinutes}
          onChange={(matchMinutes) => onChange({ matchMinutes })}
        />
        {playing.map(({ id, name }) => (
          <TextField
            key={id}
            label={text.venueOf(name)}
            maxLength={leagueLimits.venueLength}
            autoComplete="off"
            value={form.venues[id] ?? ''}
            onChange={({ target }) => onChange({ venues: { ...form.venues, [id]: target.value } })}
          />
        ))}
      </div>
    </details>
  )
}
