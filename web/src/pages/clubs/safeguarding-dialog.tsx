import type { ClubChange, ClubPage } from '@touchline/contract/clubs/shapes'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'

import { useChangeClub } from '#web/clubs/api/club.ts'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { OptionalSelect } from '#web/ui/optional-select.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type Safeguarding = Pick<
  ClubChange,
  'safeguardingName' | 'safeguardingPhone' | 'safeguardingAccountId'
>

async function safeguardingShape() {
  const { clubChange } = await import('@touchline/contract/clubs/shapes')
  return clubChange.pick({
    safeguardingName: true,
    safeguardingPhone: true,
    safeguardingAccountId: true,
  })
}

interface SafeguardingDialogProps extends Pick<ClubPage, 'club' | 'staff'> {
  readonly onClose: () => void
}

/** Empty fields remove the person from the team pages. */
export function SafeguardingDialog({ club, staff, onClose }: SafeguardingDialogProps) {
  const text = useText('clubs').page
  const save = useChangeClub(club.id)
  const { safeguardingName, safeguardingPhone, safeguardingAccountId } = club
  const form = useForm<Safeguarding>({
    resolver: createResolver(safeguardingShape),
    defaultValues: { safeguardingName, safeguardingPhone, safeguardingAccountId },
  })
  const keep = (changes: Safeguarding) =>
    save.mutate(changes, {
      onSuccess: () => {
        onClose()
      },
    })

  return (
    <EntryDialog
      title={text.editSafeguarding}
      description={text.safeguardingHint}
      save={save}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(keep)(event)}
    >
      <TextField
        {...form.register('safeguardingName', { setValueAs: emptyIsNull })}
        label={text.safeguardingName}
        maxLength={120}
        autoComplete="off"
      />
      <PhoneOf form={form} country={club.country} />
      <AccountOf form={form} staff={staff} />
    </EntryDialog>
  )
}

interface PartProps {
  readonly form: UseFormReturn<Safeguarding>
}

function PhoneOf({ form, country }: PartProps & Pick<ClubPage['club'], 'country'>) {
  const { page, create } = useText('clubs')
  const { language } = useLanguage()
  return (
    <Controller
      control={form.control}
      name="safeguardingPhone"
      render={({ field, fieldState }) => (
        <PhoneField
          {...field}
          value={field.value ?? ''}
          onChange={(number) => field.onChange(emptyIsNull(number))}
          label={create.fields.phone}
          country={country}
          language={language}
          error={fieldState.error && page.phoneInvalid}
        />
      )}
    />
  )
}

function AccountOf({ form, staff }: PartProps & Pick<ClubPage, 'staff'>) {
  const text = useText('clubs').page
  return (
    <Controller
      control={form.control}
      name="safeguardingAccountId"
      render={({ field }) => (
        <OptionalSelect
          {...field}
          label={text.safeguardingAccount}
          description={text.safeguardingAccountHint}
          noneLabel={text.noSafeguardingAccount}
          options={staff.map(({ accountId, firstName, lastName }) => ({
            value: accountId,
            label: `${firstName} ${lastName}`,
          }))}
        />
      )}
    />
  )
}

function emptyIsNull(typed: string | null): string | null {
  return typed === null || typed.trim() === '' ? null : typed
}
