import { exitReasons, membershipKinds } from '@touchline/domain/clubs/memberships/options'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { RecordForm } from './record-values.ts'
import type { RecordFormState } from './use-record-form.ts'

type Texts = Exclude<keyof RecordForm, 'kind' | 'exitReason'>

/** A field's props by its name. */
function useFieldOf(form: RecordFormState) {
  const { fields } = useText('clubMembers').record
  return (name: Texts) => ({
    label: fields[name],
    value: form.values[name],
    error: form.problem(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.set({ [name]: target.value }),
  })
}

interface FieldsProps {
  readonly form: RecordFormState
}

/** For someone on no roster. */
export function PersonFields({ form, country }: FieldsProps & { country: string }) {
  const field = useFieldOf(form)
  const { language } = useLanguage()
  const { fields } = useText('clubMembers').record
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('firstName')} required maxLength={100} autoComplete="off" />
      <TextField {...field('lastName')} required maxLength={100} autoComplete="off" />
      <DateField {...field('dateOfBirth')} />
      <TextField {...field('email')} type="email" maxLength={254} autoComplete="off" />
      <PhoneField
        label={fields.phone}
        value={form.values.phone}
        country={country}
        language={language}
        error={form.problem('phone')}
        onChange={(phone) => form.set({ phone })}
      />
      <TextField {...field('address')} maxLength={300} autoComplete="off" />
    </div>
  )
}

export function MembershipFields({ form, nextNumber }: FieldsProps & { nextNumber: string }) {
  const text = useText('clubMembers')
  const field = useFieldOf(form)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field('number')}
        description={
          form.values.number === '' && (
            <button
              type="button"
              className="underline touch:py-2"
              onClick={() => form.set({ number: nextNumber })}
            >
              {text.record.next(nextNumber)}
            </button>
          )
        }
        maxLength={30}
        autoComplete="off"
      />
      <Select
        label={text.record.fields.kind}
        options={optionsOf(membershipKinds, text.kinds)}
        value={form.values.kind}
        onChange={(kind) => form.set({ kind })}
      />
      <DateField {...field('enteredOn')} />
      <DateField {...field('exitedOn')} />
      {form.values.exitedOn !== '' && (
        <OptionalSelect
          label={text.record.fields.exitReason}
          noneLabel={text.record.noReason}
          options={optionsOf(exitReasons, text.reasons)}
          value={form.values.exitReason}
          onChange={(exitReason) => form.set({ exitReason })}
        />
      )}
      <TextArea {...field('notes')} className="sm:col-span-2" maxLength={2000} />
    </div>
  )
}

/** The stored account stays hidden: it can only be replaced or removed. */
export function BankFields({ form, kept }: FieldsProps & { kept: string | null }) {
  const { record } = useText('clubMembers')
  const field = useFieldOf(form)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('accountHolder')} maxLength={100} autoComplete="off" />
      <TextField
        {...field('iban')}
        description={kept !== null && record.ibanKept(kept)}
        className="figures"
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...field('mandateReference')} maxLength={35} autoComplete="off" />
      <DateField {...field('mandateSignedOn')} />
    </div>
  )
}
