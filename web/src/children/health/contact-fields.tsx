import type { HealthFields } from '@touchline/contract/children/shapes/health'
import { maxEmergencyContacts } from '@touchline/domain/children/health'
import { Plus, Trash2 } from 'lucide-react'
import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface ContactFieldsProps {
  readonly form: UseFormReturn<HealthFields>
}

/** Emergency contacts, in the order to call them. */
export function ContactFields({ form }: ContactFieldsProps) {
  const text = useText('health').form
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'contacts' })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold">{text.contacts}</legend>
      {fields.map((field, place) => (
        <fieldset
          key={field.id}
          className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-2"
        >
          <legend className="px-1 text-s text-muted">{text.contact(place + 1)}</legend>
          <OneContact form={form} place={place} />
          <div className="sm:col-span-2">
            <Button
              size="s"
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              onClick={() => remove(place)}
            >
              {text.removeContact}
            </Button>
          </div>
        </fieldset>
      ))}
      {fields.length < maxEmergencyContacts && (
        <div>
          <Button
            size="s"
            icon={<Plus aria-hidden />}
            onClick={() => append({ name: '', relation: '', phone: '' })}
          >
            {text.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function OneContact({ form, place }: ContactFieldsProps & { readonly place: number }) {
  const text = useText('health').form
  const { team } = useTeam()
  const { language } = useLanguage()
  const errors = form.formState.errors.contacts?.[place]
  return (
    <>
      <TextField
        {...form.register(`contacts.${place}.name`)}
        label={text.name}
        required
        maxLength={120}
        error={errors?.name && text.nameMissing}
      />
      <TextField
        {...form.register(`contacts.${place}.relation`)}
        label={text.relation}
        description={text.relationHint}
        maxLength={60}
      />
      <Controller
        control={form.control}
        name={`contacts.${place}.phone`}
        render={({ field }) => (
          <PhoneField
            {...field}
            label={text.phone}
            required
            country={team.country}
            language={language}
            error={errors?.phone && text.phoneInvalid}
            className="sm:col-span-2"
          />
        )}
      />
    </>
  )
}
