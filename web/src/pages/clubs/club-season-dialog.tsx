import type { Club } from '@touchline/contract/clubs/shapes'
import type { SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import { nextSeason } from '@touchline/domain/teams/season'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { useAddClubSeason } from '#web/clubs/api/teams.ts'
import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { SeasonReach } from './season-reach.tsx'

async function seasonShape() {
  return (await import('@touchline/contract/teams/shapes/belongings')).seasonFields
}

/** Proposes the season after the current one, which teams have from their creation. */
export function ClubSeasonDialog({ club, onClose }: { club: Club; onClose: () => void }) {
  const text = useText('clubs').page
  const words = useText('teams').settings
  const toast = useToast()
  const save = useAddClubSeason(club.id)
  const [next] = useState(() => nextSeason(new Date().toISOString().slice(0, 10), club))
  const { register, handleSubmit, formState, getValues, control } = useForm<SeasonFields>({
    resolver: createResolver(seasonShape),
    defaultValues: next,
  })
  const typed = useWatch({ control, defaultValue: next })
  const endProblem = getValues('endsOn') === '' ? words.dayRequired : words.seasonOrder
  function add(season: SeasonFields) {
    save.mutate(season, {
      onSuccess: ({ teams }) => {
        const kept = teams.flatMap(({ keeps, name }) => (keeps === null ? [] : [name]))
        const title = text.seasonAdded(teams.length - kept.length)
        toast(
          kept.length > 0 ? { title, description: text.seasonKept(kept.join(', ')) } : { title },
        )
        onClose()
      },
    })
  }

  return (
    <EntryDialog
      title={text.season}
      description={text.seasonHint}
      submitLabel={text.addSeason}
      save={save}
      onClose={onClose}
      onSubmit={(event) => void handleSubmit(add)(event)}
    >
      <TextField
        {...register('name')}
        label={words.seasonName}
        required
        maxLength={40}
        autoComplete="off"
        error={formState.errors.name && words.seasonNameRequired}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <DateField
          {...register('startsOn')}
          label={words.from}
          required
          error={formState.errors.startsOn && words.dayRequired}
        />
        <DateField
          {...register('endsOn')}
          label={words.to}
          required
          error={formState.errors.endsOn && endProblem}
        />
      </div>
      <SeasonReach clubId={club.id} season={{ ...next, ...typed }} />
    </EntryDialog>
  )
}
