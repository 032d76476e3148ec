import type { NewTeam } from '@touchline/contract/teams/shapes'
import { Controller, useForm } from 'react-hook-form'

import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { createDraftKeeper } from '#web/platform/forms/draft-keeper.ts'
import { firstColour } from '#web/platform/forms/use-team-colours.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { Button } from '#web/ui/button.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { CreateTeamKind } from './create-team-kind.tsx'
import { CreateTeamLooks } from './create-team-looks.tsx'
import { CreateTeamPlace } from './create-team-place.tsx'
import { type NewTeamForm, useNewTeamProblem } from './use-new-team-problem.ts'

interface CreateTeamFormProps {
  readonly onSubmit: (team: NewTeam) => void
  readonly busy: boolean
}

const useKeptDraft = createDraftKeeper<NewTeam>()

export function CreateTeamForm({ onSubmit, busy }: CreateTeamFormProps) {
  const text = useText('teams').createTeam
  const place = useBrowserPlace()
  const form = useForm<NewTeam>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/teams/shapes')).newTeam,
    ),
    defaultValues: {
      name: '',
      sport: '',
      ageGroup: '',
      gender: null,
      teamType: null,
      phone: null,
      color: firstColour,
      notes: null,
      logoFileId: null,
      ...place,
    },
  })
  useKeptDraft(form)

  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <WhatTeam form={form} />
      <CreateTeamKind form={form} />
      <CreateTeamLooks form={form} />
      <CreateTeamPlace form={form} />
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text.submitting}>
        {text.submit}
      </Button>
    </form>
  )
}

function WhatTeam({ form }: { form: NewTeamForm }) {
  const words = useText('teams')
  const { fields, ...text } = words.createTeam
  const problem = useNewTeamProblem(form)
  return (
    <>
      <TextField
        {...form.register('name')}
        label={fields.name}
        required
        maxLength={100}
        autoComplete="off"
        error={problem('name')}
      />
      <Controller
        control={form.control}
        name="sport"
        render={({ field }) => (
          <ShortTextField
            {...field}
            label={fields.sport}
            description={text.sportHint}
            required
            words={words.sports}
            maxLength={60}
            error={problem('sport')}
          />
        )}
      />
    </>
  )
}
