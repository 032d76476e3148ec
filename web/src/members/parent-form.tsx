import type { GuardianFields } from '@touchline/contract/members/shapes'
import { guardianRoles } from '@touchline/domain/members/roles'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'

import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface ParentFormProps {
  readonly start?: Partial<GuardianFields> | undefined
  readonly busy: boolean
  readonly onSubmit: (fields: GuardianFields) => void
  readonly onCancel: () => void
}

/** Only the phone is optional. */
export function ParentForm({ start, busy, onSubmit, onCancel }: ParentFormProps) {
  const text = useText('members')
  const form = useForm<GuardianFields>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/members/shapes')).guardianFields,
    ),
    defaultValues: { firstName: '', lastName: '', email: '', phone: null, ...start },
  })
  const { parentDialog } = text
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5 sm:grid-cols-2"
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
    >
      <ParentFields form={form} />
      <div className="sm:col-span-2">
        <DialogActions>
          <Button onClick={onCancel}>{parentDialog.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={text.form.saving}>
            {parentDialog.confirm}
          </Button>
        </DialogActions>
      </div>
    </form>
  )
}

function ParentFields({ form }: { form: UseFormReturn<GuardianFields> }) {
  const text = useText('members')
  const { errors } = form.formState
  const { validation, parentDialog } = text
  return (
    <>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <Select
            {...field}
            label={parentDialog.role}
            required
            placeholder={parentDialog.rolePlaceholder}
            options={optionsOf(guardianRoles, text.guardianRole)}
            error={errors.role && validation.roleRequired}
            className="sm:col-span-2"
          />
        )}
      />
      <TextField
        {...form.register('firstName')}
        label={parentDialog.firstName}
        required
        maxLength={100}
        error={errors.firstName && validation.firstNameRequired}
      />
      <TextField
        {...form.register('lastName')}
        label={parentDialog.lastName}
        required
        maxLength={100}
        error={errors.lastName && validation.lastNameRequired}
      />
      <ParentContact form={form} />
    </>
  )
}

function ParentContact({ form }: { form: UseFormReturn<GuardianFields> }) {
  const { validation, parentDialog } = useText('members')
  const { team } = useTeam()
  const { language } = useLanguage()
  const { errors } = form.formState
  return (
    <>
      <TextField
        {...form.register('email')}
        type="email"
        label={parentDialog.email}
        required
        maxLength={254}
        error={errors.email && validation.emailInvalid}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={parentDialog.phone}
            optional
            country={team.country}
            language={language}
            value={field.value ?? ''}
            onChange={(phone) => field.onChange(phone === '' ? null : phone)}
            error={errors.phone && validation.phoneInvalid}
          />
        )}
      />
    </>
  )
}
