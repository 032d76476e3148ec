import type { Club, ClubChange } from '@touchline/contract/clubs/shapes'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'

import { useChangeClub } from '#web/clubs/api/club.ts'
import { PictureField } from '#web/files/picture-field.tsx'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useTeamColours } from '#web/platform/forms/use-team-colours.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { CountryField, LanguageField, TimeZoneField } from '#web/teams/place-fields.tsx'
import { ColourField } from '#web/ui/colour-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type ClubForm = UseFormReturn<ClubChange>

interface EditClubDialogProps {
  readonly club: Club
  readonly onClose: () => void
}

/** Sends only changed fields: another manager's changes to other fields stay. */
export function EditClubDialog({ club, onClose }: EditClubDialogProps) {
  const text = useText('clubs').page
  const save = useChangeClub(club.id)
  const form = useForm<ClubChange>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/clubs/shapes')).clubChange,
    ),
    defaultValues: valuesOf(club),
  })
  const dirty: Readonly<Record<string, unknown>> = form.formState.dirtyFields

  function keep(values: ClubChange) {
    const changed = Object.entries(values).filter(([field]) => dirty[field] === true)
    save.mutate(Object.fromEntries(changed), {
      onSuccess: () => {
        onClose()
      },
    })
  }

  return (
    <EntryDialog
      title={text.edit}
      save={save}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(keep)(event)}
    >
      <WhatClub form={form} club={club} />
      <Counts form={form} club={club} />
      <Looks form={form} club={club} />
      <Place form={form} />
    </EntryDialog>
  )
}

function WhatClub({ form, club }: { form: ClubForm; club: Club }) {
  const { fields, problems } = useText('clubs').create
  const { sports } = useText('teams')
  const { language } = useLanguage()
  const { errors } = form.formState
  return (
    <>
      <TextField
        {...form.register('name')}
        label={fields.name}
        required
        maxLength={100}
        autoComplete="off"
        error={errors.name && problems.name}
      />
      <Controller
        control={form.control}
        name="sport"
        render={({ field }) => (
          <ShortTextField
            {...field}
            value={field.value ?? ''}
            label={fields.sport}
            required
            words={sports}
            maxLength={60}
            error={errors.sport && problems.sport}
          />
        )}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            value={field.value ?? ''}
            label={fields.phone}
            required
            country={club.country}
            language={language}
            error={errors.phone && problems.phone}
          />
        )}
      />
    </>
  )
}

/** Entered when the club was created; the page counts the actual numbers. */
function Counts({ form, club }: { form: ClubForm; club: Club }) {
  const { fields, problems } = useText('clubs').create
  const { errors } = form.formState
  const number = { type: 'number', inputMode: 'numeric', min: 0 } as const
  // Empty is allowed if it was empty before; a number can't be removed unnoticed.
  const noMembers = club.memberCount === null ? undefined : null
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <TextField
        {...form.register('memberCount', { setValueAs: countOr(noMembers) })}
        {...number}
        label={fields.memberCount}
        required={club.memberCount !== null}
        error={errors.memberCount && problems.memberCount}
      />
      <TextField
        {...form.register('teamCount', { setValueAs: countOr(null) })}
        {...number}
        label={fields.teamCount}
        optional
        error={errors.teamCount && problems.teamCount}
      />
    </div>
  )
}

function countOr(nothing: null | undefined) {
  return (typed: unknown) =>
    typed === '' || typed === null || typed === undefined ? nothing : Number(typed)
}

function Looks({ form, club }: { form: ClubForm; club: Club }) {
  const { fields, logoHint, problems } = useText('clubs').create
  const { settings, dashboard } = useText('teams')
  const colours = useTeamColours()
  return (
    <>
      <PictureField
        label={fields.logo}
        description={logoHint}
        purpose="club_logo"
        current={club.logo?.thumb}
        busyLabel={dashboard.uploading}
        onChange={(fileId) => form.setValue('logoFileId', fileId, { shouldDirty: true })}
      />
      <PictureField
        label={settings.cover}
        description={logoHint}
        purpose="club_cover"
        current={club.cover?.full}
        preview="wide"
        busyLabel={dashboard.uploading}
        onChange={(fileId) => form.setValue('coverFileId', fileId, { shouldDirty: true })}
      />
      <Controller
        control={form.control}
        name="color"
        render={({ field }) => (
          <ColourField
            {...field}
            label={fields.color}
            value={field.value ?? club.color}
            swatches={colours}
            error={form.formState.errors.color && problems.color}
          />
        )}
      />
    </>
  )
}

function Place({ form: { control } }: { form: ClubForm }) {
  const text = useText('teams').settings
  const { clubLanguage } = useText('clubs').page
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Controller
        control={control}
        name="country"
        render={({ field: { ref: _ref, ...field } }) => (
          <CountryField {...field} value={field.value ?? ''} label={text.country} />
        )}
      />
      <Controller
        control={control}
        name="timeZone"
        render={({ field: { ref: _ref, ...field } }) => (
          <TimeZoneField {...field} value={field.value ?? 'UTC'} label={text.timeZone} />
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field: { ref: _ref, ...field } }) => (
          <LanguageField {...field} value={field.value ?? 'en'} label={clubLanguage} />
        )}
      />
    </div>
  )
}

function valuesOf({ memberCount, phone, ...club }: Club): ClubChange {
  const { name, sport, teamCount, color, country, timeZone, language } = club
  return {
    name,
    sport,
    memberCount: memberCount ?? undefined,
    teamCount,
    phone: phone ?? undefined,
    color,
    country,
    timeZone,
    language,
  }
}
