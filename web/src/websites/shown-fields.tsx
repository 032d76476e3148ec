import { websiteLimits } from '@touchline/domain/websites/settings'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import type { Website } from './api.ts'
import type { FieldProblem } from './use-website-problem.ts'
import type { Settings } from './website-form.tsx'

export interface FieldsProps {
  readonly website: Website
  readonly settings: Settings
  readonly problem: FieldProblem
  readonly onChange: (change: SettingsChange) => void
}

export type SettingsChange = Partial<Settings> | ((now: Settings) => Partial<Settings>)

export function ShownFields({ website: { teams }, settings, onChange }: FieldsProps) {
  const text = useText('websites')
  const { shownTeamIds } = settings
  const hasChoice = teams.length > 1 || teams.some(({ id }) => !shownTeamIds.includes(id))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <p className="text-s text-muted">{text.matches}</p>
        <Checkbox
          label={text.results}
          value={settings.showsResults}
          onChange={(showsResults) => onChange({ showsResults })}
        />
        <Checkbox
          label={text.trainings}
          value={settings.showsTrainings}
          onChange={(showsTrainings) => onChange({ showsTrainings })}
        />
        {settings.showsTrainings && (
          <Checkbox
            label={text.placesOfChildren}
            value={settings.showsPlacesOfChildren}
            onChange={(showsPlacesOfChildren) => onChange({ showsPlacesOfChildren })}
          />
        )}
      </div>
      {hasChoice && (
        <fieldset className="grid gap-x-4 sm:grid-cols-2">
          <legend className="font-medium">{text.teams}</legend>
          {teams.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              value={shownTeamIds.includes(id)}
              onChange={(isShown) =>
                onChange({
                  shownTeamIds: isShown
                    ? [...shownTeamIds, id]
                    : shownTeamIds.filter((one) => one !== id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <TextArea
        label={text.about}
        optional
        maxLength={websiteLimits.about}
        value={settings.about}
        onChange={({ target }) => onChange({ about: target.value })}
      />
    </div>
  )
}
