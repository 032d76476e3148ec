import { clubTeamSports, formatsOf, genders } from '@touchline/domain/teams/options'
import { Trash2 } from 'lucide-react'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useGenderWords } from '#web/teams/use-gender-words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { WordField } from '#web/ui/word-field.tsx'

import type { ClubTeamsForm } from './use-club-teams-form.ts'

interface ClubTeamRowProps {
  readonly form: ClubTeamsForm
  readonly index: number
  /** Absent for the last one left. */
  readonly onRemove: (() => void) | undefined
}

/** One team of the club. */
export function ClubTeamRow({ form, index, onRemove }: ClubTeamRowProps) {
  const text = useText('clubs').teams
  const problems = form.formState.errors.teams?.[index]
  const title = text.team(index + 1)
  return (
    <fieldset className="rounded-surface border border-line bg-surface p-4 sm:p-5">
      <legend className="sr-only">{title}</legend>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-l" aria-hidden>
          {title}
        </h2>
        {onRemove && (
          <IconButton label={text.remove(title)} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        )}
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...form.register(`teams.${index}.name`)}
          className="sm:col-span-2"
          label={text.fields.name}
          required
          autoComplete="off"
          error={problems?.name && text.problems.name}
        />
        <Kind form={form} index={index} />
        <Choices form={form} index={index} />
      </div>
    </fieldset>
  )
}

type Part = Pick<ClubTeamRowProps, 'form' | 'index'>

function Kind({ form, index }: Part) {
  const words = useText('teams')
  const { fields, problems: sentences } = useText('clubs').teams
  const genderWords = useGenderWords(form.watch(`teams.${index}.ageGroup`))
  const problems = form.formState.errors.teams?.[index]
  return (
    <>
      <Controller
        control={form.control}
        name={`teams.${index}.sport`}
        render={({ field }) => (
          <WordField
            {...field}
            label={fields.sport}
            required
            words={words.sports}
            proposed={clubTeamSports}
            error={problems?.sport && sentences.sport}
          />
        )}
      />
      <Controller
        control={form.control}
        name={`teams.${index}.gender`}
        render={({ field }) => (
          <Select
            {...field}
            label={fields.gender}
            required
            options={optionsOf(genders, genderWords)}
            error={problems?.gender && sentences.gender}
          />
        )}
      />
    </>
  )
}

function Choices({ form, index }: Part) {
  const words = useText('teams')
  const { fields, problems: sentences, noFormat } = useText('clubs').teams
  const problems = form.formState.errors.teams?.[index]
  const sport = form.watch(`teams.${index}.sport`)
  return (
    <>
      <Controller
        control={form.control}
        name={`teams.${index}.ageGroup`}
        render={({ field }) => (
          <WordField
            {...field}
            label={fields.ageGroup}
            required
            words={words.ageGroups}
            error={problems?.ageGroup && sentences.ageGroup}
          />
        )}
      />
      <Controller
        control={form.control}
        name={`teams.${index}.format`}
        render={({ field }) => (
          <OptionalSelect
            {...field}
            label={fields.format}
            optional
            options={optionsOf(formatsOf(sport), words.formats)}
            noneLabel={noFormat}
          />
        )}
      />
    </>
  )
}
