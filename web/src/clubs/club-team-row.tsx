import { clubTeamSports, formatsOf, genders } from '@touchline/domain/teams/options'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { useGenderWords } from '#web/teams/use-gender-words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShortTextField } from '#web/ui/short-text-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { TeamColumn } from './pasted-teams.ts'
import { teamsGrid } from './teams-grid.ts'
import type { ClubTeamsForm } from './use-club-teams-form.ts'

interface ClubTeamRowProps {
  readonly form: ClubTeamsForm
  readonly index: number
  /** Pasted cells that weren't understood. */
  readonly unread: readonly string[]
  /** Undefined for the last remaining row. */
  readonly onRemove: (() => void) | undefined
  /** Called when the name is typed, to propose the other fields. */
  readonly onNamed: () => void
}

/** One team of the club: a line of the table, and a small card on a phone. */
export function ClubTeamRow({ form, index, unread, onRemove, onNamed }: ClubTeamRowProps) {
  const text = useText('clubs').teams
  const title = text.team(index + 1)
  const sport = form.watch(`teams.${index}.sport`)
  const ageGroup = form.watch(`teams.${index}.ageGroup`)
  return (
    <fieldset data-row={index} className="border-b border-line py-3 lg:py-2">
      <legend className="sr-only">{title}</legend>
      <div className={teamsGrid}>
        <span className="figures pt-3 text-muted max-lg:hidden" aria-hidden>
          {index + 1}
        </span>
        <Name form={form} index={index} onNamed={onNamed} />
        <Sport form={form} index={index} />
        <Age form={form} index={index} />
        <Format form={form} index={index} sport={sport} />
        <Gender form={form} index={index} ageGroup={ageGroup} />
        <div className="flex justify-end max-lg:col-start-3 max-lg:row-start-1 max-lg:pt-7">
          {onRemove && (
            <IconButton
              label={text.remove(title)}
              icon={<Trash2 aria-hidden />}
              onClick={onRemove}
            />
          )}
        </div>
      </div>
      {unread.length > 0 && (
        <p role="status" className="mt-1 text-s text-danger lg:ms-11">
          {text.unread(unread.join(', '))}
        </p>
      )}
    </fieldset>
  )
}

interface CellProps {
  readonly form: ClubTeamsForm
  readonly index: number
}

const places: Readonly<Record<TeamColumn, string>> = {
  name: 'max-lg:col-span-2',
  sport: 'max-lg:col-start-1',
  ageGroup: '',
  format: 'max-lg:col-start-1',
  gender: '',
}

function Cell({ column, children }: { column: TeamColumn; children: ReactNode }) {
  return (
    <div data-column={column} className={`min-w-0 ${places[column]}`}>
      {children}
    </div>
  )
}

function useProblems({ form, index }: CellProps) {
  const { problems } = useText('clubs').teams
  const found = form.formState.errors.teams?.[index]
  return (column: keyof typeof problems) => (found?.[column] ? problems[column] : undefined)
}

function Name({ form, index, onNamed }: CellProps & Pick<ClubTeamRowProps, 'onNamed'>) {
  const { fields } = useText('clubs').teams
  const problem = useProblems({ form, index })
  return (
    <Cell column="name">
      <TextField
        {...form.register(`teams.${index}.name`, { onBlur: onNamed })}
        label={fields.name}
        required
        maxLength={100}
        autoComplete="off"
        error={problem('name')}
      />
    </Cell>
  )
}

function Sport({ form, index }: CellProps) {
  const words = useText('teams')
  const { fields } = useText('clubs').teams
  const problem = useProblems({ form, index })
  return (
    <Cell column="sport">
      <Controller
        control={form.control}
        name={`teams.${index}.sport`}
        render={({ field }) => (
          <ShortTextField
            {...field}
            label={fields.sport}
            required
            words={words.sports}
            proposed={clubTeamSports}
            error={problem('sport')}
          />
        )}
      />
    </Cell>
  )
}

function Age({ form, index }: CellProps) {
  const words = useText('teams')
  const { fields } = useText('clubs').teams
  const problem = useProblems({ form, index })
  return (
    <Cell column="ageGroup">
      <Controller
        control={form.control}
        name={`teams.${index}.ageGroup`}
        render={({ field }) => (
          <ShortTextField
            {...field}
            label={fields.ageGroup}
            required
            words={words.ageGroups}
            error={problem('ageGroup')}
          />
        )}
      />
    </Cell>
  )
}

function Format({ form, index, sport }: CellProps & { readonly sport: string }) {
  const { formats } = useText('teams')
  const { fields, noFormat } = useText('clubs').teams
  return (
    <Cell column="format">
      <Controller
        control={form.control}
        name={`teams.${index}.format`}
        render={({ field }) => (
          <OptionalSelect
            {...field}
            label={fields.format}
            optional
            options={optionsOf(formatsOf(sport), formats)}
            noneLabel={noFormat}
          />
        )}
      />
    </Cell>
  )
}

function Gender({ form, index, ageGroup }: CellProps & { readonly ageGroup: string }) {
  const { fields } = useText('clubs').teams
  const words = useGenderWords(ageGroup)
  const problem = useProblems({ form, index })
  return (
    <Cell column="gender">
      <Controller
        control={form.control}
        name={`teams.${index}.gender`}
        render={({ field }) => (
          <Select
            {...field}
            label={fields.gender}
            required
            options={optionsOf(genders, words)}
            error={problem('gender')}
          />
        )}
      />
    </Cell>
  )
}
