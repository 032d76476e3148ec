import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

import { CountryField, LanguageField, TimeZoneField } from './place-fields.tsx'
import { type NewTeamForm, useNewTeamProblem } from './use-new-team-problem.ts'

/** Country, time zone and language, preset by the browser. */
export function CreateTeamPlace({ form }: { form: NewTeamForm }) {
  const { fields, ...text } = useText('teams').createTeam
  const browser = useBrowserPlace()
  const problem = useNewTeamProblem(form)
  const { control } = form
  const country = form.watch('country') ?? browser.country
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left mb-4 w-full font-head text-l font-semibold">
        {text.place}
      </legend>
      <div className="clear-both grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Controller
          control={control}
          name="country"
          render={({ field: { ref: _ref, ...field } }) => (
            <CountryField
              {...field}
              value={country}
              label={fields.country}
              error={problem('country')}
            />
          )}
        />
        <Controller
          control={control}
          name="timeZone"
          render={({ field: { ref: _ref, ...field } }) => (
            <TimeZoneField
              {...field}
              value={field.value ?? browser.timeZone}
              label={fields.timeZone}
              error={problem('timeZone')}
            />
          )}
        />
        <Controller
          control={control}
          name="language"
          render={({ field: { ref: _ref, ...field } }) => (
            <LanguageField
              {...field}
              value={field.value ?? browser.language}
              label={fields.language}
              description={text.languageHint}
            />
          )}
        />
      </div>
    </fieldset>
  )
}
