import type { Season, SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import { useForm } from 'react-hook-form'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveSeason } from './api/belongings.ts'
import { EntryDialog } from './entry-dialog.tsx'

interface SeasonDialogProps {
  readonly teamId: string
  readonly edited: Season | 'new'
  readonly onClose: () => void
}

export function SeasonDialog({ teamId, edited, onClose }: SeasonDialogProps) {
  const text = useText('teams').settings
  const save = useSaveSeason(teamId)
  const season = edited === 'new' ? undefined : edited
  const { register, handleSubmit, formState, getValues } = useForm<SeasonFields>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/teams/shapes/belongings')).seasonFields,
    ),
    defaultValues: season ?? { name: '', startsOn: '', endsOn: '' },
  })
  const { taken, overlap } = useRefused(save.error)
  const problems = formState.errors
  const keep = (fields: SeasonFields) =>
    save.mutate({ id: season?.id, fields }, { onSuccess: onClose })
  const endProblem = getValues('endsOn') === '' ? text.dayRequired : text.seasonOrder

  return (
    <EntryDialog
      title={season ? text.editSeason : text.addSeason}
      save={save}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit(keep)(event)}
    >
      <TextField
        {...register('name')}
        label={text.seasonName}
        required
        maxLength={40}
        autoComplete="off"
        error={problems.name ? text.seasonNameRequired : taken}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <DateField
          {...register('startsOn')}
          label={text.from}
          required
          error={problems.startsOn ? text.dayRequired : overlap}
        />
        <DateField
          {...register('endsOn')}
          label={text.to}
          required
          error={problems.endsOn && endProblem}
        />
      </div>
    </EntryDialog>
  )
}

/** Errors that only the server knows: a duplicate name, or overlapping dates. */
function useRefused(error: unknown) {
  const text = useText('teams').settings
  const { name, startsOn } = fieldsOf(error)
  return {
    taken: name === 'taken' ? text.seasonTaken : undefined,
    overlap: startsOn === 'overlaps' ? text.seasonOverlap : undefined,
  }
}
