import { Controller } from 'react-hook-form'

import { PictureField } from '#web/files/picture-field.tsx'
import { firstColour, useTeamColours } from '#web/platform/forms/use-team-colours.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ColourField } from '#web/ui/colour-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

import { type NewTeamForm, useNewTeamProblem } from './use-new-team-problem.ts'

export function CreateTeamLooks({ form }: { form: NewTeamForm }) {
  const { fields, logoHint } = useText('teams').createTeam
  const { uploading } = useText('teams').dashboard
  const colours = useTeamColours()
  const problem = useNewTeamProblem(form)
  return (
    <>
      <Controller
        control={form.control}
        name="color"
        render={({ field }) => (
          <ColourField
            {...field}
            label={fields.color}
            value={field.value ?? firstColour}
            swatches={colours}
            error={problem('color')}
          />
        )}
      />
      <TextArea
        {...form.register('notes')}
        label={fields.notes}
        optional
        error={problem('notes')}
      />
      <PictureField
        label={fields.logo}
        description={logoHint}
        purpose="team_logo"
        busyLabel={uploading}
        onChange={(fileId) => form.setValue('logoFileId', fileId)}
      />
    </>
  )
}
