import type { NewClub } from '@touchline/contract/clubs/shapes'
import type { FieldErrors } from '@touchline/contract/wire/errors'
import { defaultClubColor } from '@touchline/domain/clubs/options'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'

import { PictureField } from '#web/files/picture-field.tsx'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { createDraftKeeper } from '#web/platform/forms/draft-keeper.ts'
import { useTeamColours } from '#web/platform/forms/use-team-colours.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { Button } from '#web/ui/button.tsx'
import { ColourField } from '#web/ui/colour-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type ClubForm = UseFormReturn<NewClub>

interface CreateClubFormProps {
  readonly onSubmit: (club: NewClub) => void
  readonly onIncomplete: () => void
  readonly onEdit: () => void
  readonly busy: boolean
  /** The server's errors by field. */
  readonly refused: FieldErrors
  /** An error of the whole form. */
  readonly message: React.ReactNode
}

const useKeptDraft = createDraftKeeper<NewClub>()

export function CreateClubForm({
  onSubmit,
  onIncomplete,
  onEdit,
  busy,
  refused,
  message,
}: CreateClubFormProps) {
  const text = useText('clubs').create
  const place = useBrowserPlace()
  const form = useForm<NewClub>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/clubs/shapes')).newClub,
    ),
    defaultValues: {
      name: '',
      sport: '',
      phone: '',
      teamCount: null,
      color: defaultClubColor,
      logoFileId: null,
      ...place,
    },
  })
  useKeptDraft(form)
  return (
    <form
      className="grid gap-5"
      noValidate
      onInput={onEdit}
      onSubmit={(event) => void form.handleSubmit(onSubmit, onIncomplete)(event)}
    >
      <WhatClub form={form} refused={refused} />
      <Looks form={form} refused={refused} />
      {message}
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={text.submitting}>
        {text.submit}
      </Button>
    </form>
  )
}

interface ClubFields {
  readonly form: ClubForm
  readonly refused: FieldErrors
}

function useClubProblem({ form: { formState }, refused }: ClubFields) {
  const { problems } = useText('clubs').create
  const sentences: Readonly<Record<string, string>> = problems
  return (field: keyof NewClub) =>
    formState.errors[field] !== undefined || field in refused
      ? (sentences[field] ?? problems.other)
      : undefined
}

const integerBetween = {
  setValueAs: (typed: unknown) =>
    typed === '' || typed === null || typed === undefined ? null : Number(typed),
}

function WhatClub({ form, refused }: ClubFields) {
  const { fields, sportHint } = useText('clubs').create
  const { sports } = useText('teams')
  const problem = useClubProblem({ form, refused })
  const number = { type: 'number', inputMode: 'numeric', min: 0 } as const
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
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('memberCount', integerBetween)}
          {...number}
          label={fields.memberCount}
          required
          error={problem('memberCount')}
        />
        <TextField
          {...form.register('teamCount', integerBetween)}
          {...number}
          label={fields.teamCount}
          optional
          error={problem('teamCount')}
        />
      </div>
      <Controller
        control={form.control}
        name="sport"
        render={({ field }) => (
          <ShortTextField
            {...field}
            label={fields.sport}
            description={sportHint}
            required
            words={sports}
            maxLength={60}
            error={problem('sport')}
          />
        )}
      />
    </>
  )
}

function Looks({ form, refused }: ClubFields) {
  const { fields, logoHint, phoneHint } = useText('clubs').create
  const { uploading } = useText('teams').dashboard
  const colours = useTeamColours()
  const { language } = useLanguage()
  const { country } = useBrowserPlace()
  const problem = useClubProblem({ form, refused })
  return (
    <>
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={fields.phone}
            description={phoneHint}
            required
            country={country}
            language={language}
            error={problem('phone')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="color"
        render={({ field }) => (
          <ColourField
            {...field}
            label={fields.color}
            value={field.value ?? defaultClubColor}
            swatches={colours}
            error={problem('color')}
          />
        )}
      />
      <PictureField
        label={fields.logo}
        description={logoHint}
        purpose="club_logo"
        busyLabel={uploading}
        onChange={(fileId) => form.setValue('logoFileId', fileId)}
      />
    </>
  )
}
