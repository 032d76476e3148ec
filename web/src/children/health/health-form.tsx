import type { HealthFields, HealthPage } from '@touchline/contract/children/shapes/health'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type MemberKey, useSaveHealth } from '../api/health.ts'
import { ContactFields } from './contact-fields.tsx'

const empty: HealthFields = {
  allergies: '',
  medication: '',
  notes: '',
  doctorName: '',
  doctorPhone: null,
  contacts: [],
}

interface HealthFormProps {
  readonly of: MemberKey
  readonly record: HealthPage['record']
}

/** Emergency details written by the family; nothing is required. */
export function HealthForm({ of, record }: HealthFormProps) {
  const text = useText('health').form
  const toast = useToast()
  const complain = useErrorToast({ changed_meanwhile: text.changedMeanwhile })
  const save = useSaveHealth(of)
  const form = useForm<HealthFields>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/children/shapes/health')).healthFields,
    ),
    defaultValues: record ?? empty,
  })
  const keep = (health: HealthFields) =>
    save.mutate(
      { health, version: record?.version ?? null },
      { onSuccess: () => toast({ title: text.saved }), onError: complain },
    )

  return (
    <form
      noValidate
      data-unkept
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(keep)(event)}
    >
      <ContactFields form={form} />
      <TextArea
        {...form.register('allergies')}
        label={text.allergies}
        description={text.allergiesHint}
        maxLength={2000}
      />
      <TextArea
        {...form.register('medication')}
        label={text.medication}
        description={text.medicationHint}
        maxLength={2000}
      />
      <TextArea {...form.register('notes')} label={text.notes} maxLength={4000} />
      <DoctorFields form={form} />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={text.saving}>
          {text.save}
        </Button>
      </div>
    </form>
  )
}

function DoctorFields({ form }: { form: UseFormReturn<HealthFields> }) {
  const text = useText('health').form
  const { team } = useTeam()
  const { language } = useLanguage()
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <TextField
        {...form.register('doctorName')}
        label={text.doctorName}
        optional
        maxLength={120}
      />
      <Controller
        control={form.control}
        name="doctorPhone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={text.doctorPhone}
            optional
            country={team.country}
            language={language}
            value={field.value ?? ''}
            onChange={(phone) => field.onChange(phone === '' ? null : phone)}
            error={form.formState.errors.doctorPhone && text.phoneInvalid}
          />
        )}
      />
    </div>
  )
}
