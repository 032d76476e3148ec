import type { Team } from '@touchline/contract/teams/shapes'
import { formationsOf } from '@touchline/domain/teams/formations'
import { formatsOf, genders, teamTypes } from '@touchline/domain/teams/options'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'
import { SuggestField } from '#web/ui/suggest-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { SettingsGroup } from './settings-group.tsx'
import { useGenderWords } from './use-gender-words.ts'
import { emptyIsNull, numberOrNull, type TeamForm, useTeamProblem } from './use-team-problem.ts'

/** Sport, category and format of the team. */
export function EditTeamPlay({ form, team }: { form: TeamForm; team: Team }) {
  const words = useText('teams')
  const text = words.settings
  const problem = useTeamProblem(form)
  return (
    <>
      <SettingsGroup title={text.team}>
        <TextField
          {...form.register('name')}
          className="sm:col-span-2"
          label={text.name}
          required
          maxLength={100}
          error={problem('name')}
        />
        <Formation form={form} sport={team.sport} />
        <TextField
          label={text.sport}
          description={text.sportHint}
          value={labelOf(words.sports, team.sport)}
          readOnly
        />
        <Choices form={form} sport={team.sport} />
      </SettingsGroup>
      <SettingsGroup title={text.presentation}>
        <TextField
          {...form.register('motto', emptyIsNull)}
          label={text.motto}
          maxLength={140}
          error={problem('motto')}
        />
        <TextField
          {...form.register('foundationYear', numberOrNull)}
          label={text.foundationYear}
          type="number"
          inputMode="numeric"
          min={1800}
          error={problem('foundationYear')}
        />
        <TextArea
          {...form.register('notes', emptyIsNull)}
          className="sm:col-span-2"
          label={text.notes}
          error={problem('notes')}
        />
      </SettingsGroup>
    </>
  )
}

function Choices({ form, sport }: { form: TeamForm; sport: string }) {
  const words = useText('teams')
  const text = words.settings
  const noneLabel = text.notSet
  const genderWords = useGenderWords(form.watch('ageGroup'))
  return (
    <>
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <OptionalSelect
            {...field}
            label={text.gender}
            options={optionsOf(genders, genderWords)}
            noneLabel={noneLabel}
          />
        )}
      />
      <Age form={form} />
      <Controller
        control={form.control}
        name="teamType"
        render={({ field }) => (
          <OptionalSelect
            {...field}
            label={text.teamType}
            options={optionsOf(teamTypes, words.teamTypes)}
            noneLabel={noneLabel}
          />
        )}
      />
      <Controller
        control={form.control}
        name="format"
        render={({ field }) => (
          <OptionalSelect
            {...field}
            label={text.format}
            options={optionsOf(formatsOf(sport), words.formats)}
            noneLabel={noneLabel}
          />
        )}
      />
    </>
  )
}

/** Free text with suggestions for the chosen format. */
function Formation({ form, sport }: { form: TeamForm; sport: string }) {
  const { settings } = useText('teams')
  const problem = useTeamProblem(form)
  const suggestions = formationsOf(sport, form.watch('format') ?? null)
  return (
    <Controller
      control={form.control}
      name="formation"
      render={({ field }) => (
        <SuggestField
          {...field}
          label={settings.formation}
          description={settings.formationHint}
          suggestions={suggestions}
          maxLength={40}
          value={field.value ?? ''}
          onChange={(formation) => field.onChange(formation === '' ? null : formation)}
          error={problem('formation')}
        />
      )}
    />
  )
}

function Age({ form }: { form: TeamForm }) {
  const { settings, ageGroups } = useText('teams')
  const problem = useTeamProblem(form)
  return (
    <Controller
      control={form.control}
      name="ageGroup"
      render={({ field }) => (
        <ShortTextField
          {...field}
          label={settings.ageGroup}
          words={ageGroups}
          maxLength={60}
          value={field.value ?? ''}
          onChange={(age) => field.onChange(age === '' ? null : age)}
          error={problem('ageGroup')}
        />
      )}
    />
  )
}
