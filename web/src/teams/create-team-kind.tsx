import { isForAdults, isForMinors } from '@touchline/domain/teams/age-bands'
import { genders, teamTypes } from '@touchline/domain/teams/options'
import { Controller } from 'react-hook-form'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'

import { type NewTeamForm, useNewTeamProblem } from './use-new-team-problem.ts'

/** Type, age group and contact of a new team. */
export function CreateTeamKind({ form }: { form: NewTeamForm }) {
  const words = useText('teams')
  const { fields, ...text } = words.createTeam
  const problem = useNewTeamProblem(form)
  const age = form.watch('ageGroup')
  return (
    <>
      <Controller
        control={form.control}
        name="ageGroup"
        render={({ field }) => (
          <ShortTextField
            {...field}
            label={fields.ageGroup}
            description={isForAdults(age) ? text.adultsHint : text.ageHint}
            required
            words={words.ageGroups}
            maxLength={60}
            error={problem('ageGroup')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <OptionalSelect
            {...field}
            label={fields.gender}
            optional
            options={optionsOf(genders, isForMinors(age) ? words.youthGenders : text.genders)}
            noneLabel={words.settings.notSet}
          />
        )}
      />
      <TypeAndPhone form={form} />
    </>
  )
}

function TypeAndPhone({ form }: { form: NewTeamForm }) {
  const words = useText('teams')
  const { fields } = words.createTeam
  const { language } = useLanguage()
  const browser = useBrowserPlace()
  const problem = useNewTeamProblem(form)
  const country = form.watch('country') ?? browser.country
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Controller
        control={form.control}
        name="teamType"
        render={({ field }) => (
          <OptionalSelect
            {...field}
            label={fields.teamType}
            optional
            options={optionsOf(teamTypes, words.teamTypes)}
            noneLabel={words.settings.notSet}
          />
        )}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            label={fields.phone}
            optional
            value={field.value ?? ''}
            onChange={(number) => field.onChange(number === '' ? null : number)}
            country={country}
            language={language}
            error={problem('phone')}
          />
        )}
      />
    </div>
  )
}
