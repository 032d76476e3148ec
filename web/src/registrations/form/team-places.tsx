import { registrationLimits } from '@touchline/domain/registrations/settings'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { OwnForm } from '../api.ts'
import type { SettingsProps } from './form-settings.tsx'

/** Which teams can be chosen, and how many players each takes. */
export function TeamPlaces({ settings, onChange, teams }: SettingsProps & Pick<OwnForm, 'teams'>) {
  const { form: text } = useText('registrations')
  const chosen = new Map(settings.teams.map((team) => [team.id, team]))
  const put = (id: string, places: number | null) =>
    onChange({
      teams: teams.flatMap((team) => {
        if (team.id === id) return [{ id, places }]
        return chosen.get(team.id) ?? []
      }),
    })
  const leave = (id: string) => onChange({ teams: settings.teams.filter((one) => one.id !== id) })
  return (
    <div className="grid grid-cols-1 gap-3">
      {chosen.size > 0 && (
        <p aria-hidden className="-mb-2 ml-auto w-32 text-s font-medium">
          {text.placesShort}
        </p>
      )}
      {teams.map(({ id, name, players }) => (
        <div key={id} className="grid grid-cols-[1fr_8rem] items-center gap-3">
          <Checkbox
            label={name}
            description={text.players(players)}
            value={chosen.has(id)}
            onChange={(isChosen) => (isChosen ? put(id, null) : leave(id))}
          />
          {chosen.has(id) && (
            <TextField
              label={text.places(name)}
              labelHidden
              inputMode="numeric"
              placeholder={text.noLimit}
              value={chosen.get(id)?.places ?? ''}
              onChange={({ target }) => put(id, placesIn(target.value))}
            />
          )}
        </div>
      ))}
      <Switch
        label={text.showsPlaces}
        value={settings.showsPlaces}
        onChange={(showsPlaces) => onChange({ showsPlaces })}
      />
    </div>
  )
}

export function placesIn(typed: string): number | null {
  const digits = typed.replaceAll(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), registrationLimits.places)
}
