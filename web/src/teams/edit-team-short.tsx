import type { Team } from '@touchline/contract/teams/shapes'

import { useText } from '#web/platform/language/language.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { LogoAndColour } from './edit-team-looks.tsx'
import { type TeamForm, useTeamProblem } from './use-team-problem.ts'

/** Name, logo and colour of a team of adults. */
export function EditTeamShort({ form, team }: { form: TeamForm; team: Team }) {
  const text = useText('teams').settings
  const problem = useTeamProblem(form)
  return (
    <div className="grid gap-5">
      <TextField
        {...form.register('name')}
        label={text.name}
        required
        maxLength={100}
        error={problem('name')}
      />
      <LogoAndColour form={form} team={team} />
    </div>
  )
}
