import type { Team } from '@touchline/contract/teams/shapes'
import { Controller } from 'react-hook-form'

import { PictureField } from '#web/files/picture-field.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { ColourField } from '#web/ui/colour-field.tsx'

import { SettingsGroup } from './settings-group.tsx'
import { useTeamColours } from './use-team-colours.ts'
import { type TeamForm, useTeamProblem } from './use-team-problem.ts'

export function EditTeamLooks({ form, team }: { form: TeamForm; team: Team }) {
  const { settings: text, dashboard, createTeam } = useText('teams')
  const colours = useTeamColours()
  const problem = useTeamProblem(form)
  const { disabled } = form.formState
  return (
    <SettingsGroup title={text.website}>
      <PictureField
        key={`logo${team.version}`}
        label={text.logo}
        description={createTeam.logoHint}
        purpose="team_logo"
        current={team.logo?.thumb}
        disabled={disabled}
        busyLabel={dashboard.uploading}
        onChange={(fileId) => form.setValue('logoFileId', fileId, { shouldDirty: true })}
      />
      <Controller
        control={form.control}
        name="color"
        render={({ field }) => (
          <ColourField
            {...field}
            className="sm:col-span-2"
            label={text.color}
            value={field.value ?? team.color}
            swatches={colours}
            error={problem('color')}
          />
        )}
      />
      <PictureField
        key={`cover${team.version}`}
        label={text.cover}
        description={createTeam.logoHint}
        purpose="team_cover"
        current={team.cover?.full}
        preview="wide"
        disabled={disabled}
        busyLabel={dashboard.uploading}
        onChange={(fileId) => form.setValue('coverFileId', fileId, { shouldDirty: true })}
      />
    </SettingsGroup>
  )
}
