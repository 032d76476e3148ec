import type { Club } from '@touchline/contract/clubs/shapes'
import type { SeasonFields } from '@touchline/contract/teams/shapes/belongings'
import { nextSeason } from '@touchline/domain/teams/season'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { useAddClubSeason } from '#web/clubs/api/teams.ts'
import { checkedBy } from '#web/platform/forms/checked-by.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { SeasonReach } from './season-reach.tsx'

async function seasonShape() {
  return (await import('@touchline/contract/teams/shapes/belongings')).seasonFields
}

/** Proposes the season after the one that runs: the teams have that one from their creation. */
export function ClubSeasonDialog({ club, onClose }: { club: Club; onClose: () => void }) {
  const text = useText('clubs').page
  const words = useText('teams').settings
  const toast = useToast()
  const save = useAddClubSeason(club.id)
  const [next] = useState(() => nextSeason(new Date().toISOString().slice(0, 10), club))
  const { register, handleSubmit, formState, getValues, control } = useForm<SeasonFields>({
    resolver: checkedBy(seasonShape),
    defaultValues: next,
  })
  const typed = useWatch({ control, defaultValue: next })
  const problems = formState.errors
  const endProblem = getValues('endsOn') === '' ? words.dayRequired : words.seasonOrder

  function add(season: SeasonFields) {
    save.mutate(season, {
      onSuccess: ({ teams }) => {
        const kept = teams.filter(({ keeps }) => keeps !== null).map(({ name }) => name)
        toast({
          title: text.seasonAdded(teams.length - kept.length),
          description: kept.length > 0 ? text.seasonKept(kept.join(', ')) : undefined,
        })
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
        error={problems.name && words.seasonNameRequired}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <DateField
          {...register('startsOn')}
          label={words.from}
          required
          error={problems.startsOn && words.dayRequired}
        />
        <DateField
          {...register('endsOn')}
          label={words.to}
          required
          error={problems.endsOn && endProblem}
        />
      </div>
      <SeasonReach clubId={club.id} season={{ ...next, ...typed }} />
    </EntryDialog>
  )
}
