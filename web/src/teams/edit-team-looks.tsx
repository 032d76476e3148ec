import type { Team } from '@touchline/contract/teams/shapes'
import { use } from 'react'
import { Controller } from 'react-hook-form'

import { PictureField } from '#web/files/picture-field.tsx'
import { useTeamColours } from '#web/platform/forms/use-team-colours.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ColourField } from '#web/ui/colour-field.tsx'

import { CoverNotice } from './cover-notice.ts'
import { SettingsGroup } from './settings-group.tsx'
import { type TeamForm, useTeamProblem } from './use-team-problem.ts'

interface LooksProps {
  readonly form: TeamForm
  readonly team: Team
}

export function EditTeamLooks({ form, team }: LooksProps) {
  const { settings: text, dashboard, createTeam } = useText('teams')
  return (
    <SettingsGroup title={text.looks}>
      <LogoAndColour form={form} team={team} />
      <div className="sm:col-span-2">{use(CoverNotice)}</div>
      <PictureField
        key={`cover${team.version}`}
        label={text.cover}
        description={createTeam.logoHint}
        purpose="team_cover"
        current={team.cover?.full}
        preview="wide"
        disabled={form.formState.disabled}
        busyLabel={dashboard.uploading}
        onChange={(fileId) => form.setValue('coverFileId', fileId, { shouldDirty: true })}
      />
    </SettingsGroup>
  )
}

export function LogoAndColour({ form, team }: LooksProps) {
  const { settings: text, dashboard, createTeam } = useText('teams')
  const colours = useTeamColours()
  const problem = useTeamProblem(form)
  return (
    <>
      <PictureField
        key={`logo${team.version}`}
        label={text.logo}
        description={createTeam.logoHint}
        purpose="team_logo"
        current={team.logo?.thumb}
        disabled={form.formState.disabled}
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
    </>
  )
}
