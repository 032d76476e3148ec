import type { Opponent, OpponentFields } from '@touchline/contract/teams/shapes/belongings'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'

import { PictureField } from '#web/files/picture-field.tsx'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveOpponent } from './api/belongings.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { useTeam } from './team-context.tsx'
import { emptyIsNull } from './use-team-problem.ts'

interface OpponentDialogProps {
  readonly teamId: string
  readonly edited: Opponent | 'new'
  readonly onClose: () => void
}

export function OpponentDialog({ teamId, edited, onClose }: OpponentDialogProps) {
  const { settings: text, dashboard } = useText('teams')
  const save = useSaveOpponent(teamId)
  const opponent = edited === 'new' ? undefined : edited
  const form = useForm<OpponentFields>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/teams/shapes/belongings')).opponentFields,
    ),
    defaultValues: fieldsOf(opponent),
  })
  const problems = form.formState.errors
  const keep = (fields: OpponentFields) =>
    save.mutate({ id: opponent?.id, fields }, { onSuccess: onClose })

  return (
    <EntryDialog
      title={opponent ? text.editOpponent : text.addOpponentTitle}
      save={save}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(keep)(event)}
    >
      <TextField
        {...form.register('name')}
        label={text.opponentName}
        required
        maxLength={100}
        autoComplete="off"
        error={problems.name && text.opponentNameRequired}
      />
      <TextField
        {...form.register('nickname', emptyIsNull)}
        label={text.nickname}
        maxLength={40}
        error={problems.nickname && text.problems.formation}
      />
      <Contact form={form} />
      <PictureField
        label={text.opponentLogo}
        purpose="opponent_logo"
        current={opponent?.logo?.thumb}
        busyLabel={dashboard.uploading}
        onChange={(fileId) => form.setValue('logoFileId', fileId)}
      />
    </EntryDialog>
  )
}

function Contact({ form }: { form: UseFormReturn<OpponentFields> }) {
  const text = useText('teams').settings
  const { language } = useLanguage()
  const { team } = useTeam()
  const problems = form.formState.errors
  return (
    <>
      <TextField
        {...form.register('email', emptyIsNull)}
        type="email"
        label={text.email}
        error={problems.email && text.problems.email}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={text.phone}
            value={field.value ?? ''}
            onChange={(number) => field.onChange(number === '' ? null : number)}
            country={team.country}
            language={language}
            error={problems.phone && text.problems.phone}
          />
        )}
      />
    </>
  )
}

function fieldsOf(opponent: Opponent | undefined): OpponentFields {
  const { name = '', nickname = null, email = null, phone = null } = opponent ?? {}
  return { name, nickname, email, phone }
}
