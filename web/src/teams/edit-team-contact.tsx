import { Controller } from 'react-hook-form'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { CountryField, LanguageField, TimeZoneField } from './place-fields.tsx'
import { SettingsGroup } from './settings-group.tsx'
import { emptyIsNull, type TeamForm, useTeamProblem } from './use-team-problem.ts'

export function EditTeamContact({ form }: { form: TeamForm }) {
  const text = useText('teams').settings
  const { language } = useLanguage()
  const problem = useTeamProblem(form)
  const country = form.watch('country') ?? 'ES'
  return (
    <SettingsGroup title={text.contact}>
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={text.phone}
            value={field.value ?? ''}
            onChange={(number) => field.onChange(number === '' ? null : number)}
            country={country}
            language={language}
            error={problem('phone')}
          />
        )}
      />
      <TextField
        {...form.register('email', emptyIsNull)}
        type="email"
        label={text.email}
        error={problem('email')}
      />
      <TextArea
        {...form.register('address', emptyIsNull)}
        className="sm:col-span-2"
        label={text.address}
        error={problem('address')}
      />
      <Place form={form} />
    </SettingsGroup>
  )
}

function Place({ form: { control } }: { form: TeamForm }) {
  const text = useText('teams').settings
  const { languageHint } = useText('teams').createTeam
  return (
    <>
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
          <LanguageField
            {...field}
            value={field.value ?? 'en'}
            label={text.language}
            description={languageHint}
          />
        )}
      />
    </>
  )
}
