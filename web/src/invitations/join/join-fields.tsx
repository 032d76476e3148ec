import { guardianRoles } from '@touchline/domain/members/roles'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type JoinRule, isChildAsked } from './join-values.ts'
import type { JoinFormState } from './use-join-form.ts'

interface FieldsProps {
  readonly state: JoinFormState
}

export function PersonFields({
  state,
  asksDateOfBirth,
}: FieldsProps & { asksDateOfBirth: boolean }) {
  const text = useText('invitations').join
  const { country, language } = useBrowserPlace()
  const { form, problem } = state
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-head text-l font-semibold">{text.you}</legend>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('firstName')}
          label={text.firstName}
          required
          autoComplete="given-name"
          maxLength={80}
          error={problem('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          label={text.lastName}
          required
          autoComplete="family-name"
          maxLength={80}
          error={problem('lastName')}
        />
      </div>
      {asksDateOfBirth && (
        <TextField
          {...form.register('dateOfBirth')}
          label={text.dateOfBirth}
          description={text.dateHint}
          required
          inputMode="numeric"
          autoComplete="bday"
          maxLength={12}
          error={problem('dateOfBirth')}
        />
      )}
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={text.phone}
            optional
            country={country}
            language={language}
            error={problem('phone')}
          />
        )}
      />
    </fieldset>
  )
}

export function ChildFields({ state, rule }: FieldsProps & { rule: JoinRule }) {
  const { form, problem } = state
  const text = useText('invitations').join
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-head text-l font-semibold">{text.child}</legend>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <Select
            {...field}
            label={text.role}
            required
            options={optionsOf(guardianRoles, text.roles)}
            value={field.value === '' ? null : field.value}
            error={problem('role')}
          />
        )}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('childFirstName')}
          label={text.childFirstName}
          required
          autoComplete="off"
          maxLength={80}
          error={problem('childFirstName')}
        />
        <TextField
          {...form.register('childLastName')}
          label={text.childLastName}
          required
          autoComplete="off"
          maxLength={80}
          error={problem('childLastName')}
        />
      </div>
      <TextField
        {...form.register('childDateOfBirth')}
        label={text.childDateOfBirth}
        description={text.dateHint}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        error={problem('childDateOfBirth')}
      />
      {isChildAsked(form.watch(), state.today, rule) && <ChildAgrees state={state} rule={rule} />}
    </fieldset>
  )
}

/** For countries where the law requires the child's agreement too. */
function ChildAgrees({ state: { form, problem }, rule }: FieldsProps & { rule: JoinRule }) {
  const text = useText('invitations').join
  const name = form.watch('childFirstName').trim()
  return (
    <Controller
      control={form.control}
      name="childAgrees"
      render={({ field }) => (
        <Checkbox
          {...field}
          label={text.childAgrees(name)}
          description={text.childAgreesHint(rule.ownAccountAge)}
          error={problem('childAgrees')}
        />
      )}
    />
  )
}
