import type { Venue, VenueFields } from '@touchline/contract/teams/shapes/belongings'
import { useForm } from 'react-hook-form'

import { createResolver } from '#web/platform/forms/create-resolver.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveVenue } from './api/belongings.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { emptyIsNull } from './use-team-problem.ts'

interface VenueDialogProps {
  readonly teamId: string
  readonly edited: Venue | 'new'
  readonly onClose: () => void
}

export function VenueDialog({ teamId, edited, onClose }: VenueDialogProps) {
  const text = useText('teams').settings
  const save = useSaveVenue(teamId)
  const venue = edited === 'new' ? undefined : edited
  const form = useForm<VenueFields>({
    resolver: createResolver(
      async () => (await import('@touchline/contract/teams/shapes/belongings')).venueFields,
    ),
    defaultValues: venue ?? { name: '', address: null },
  })
  const { register, handleSubmit, formState } = form

  return (
    <EntryDialog
      title={venue ? text.editLocation : text.addLocation}
      save={save}
      onClose={onClose}
      onSubmit={(event) =>
        void handleSubmit((fields) =>
          save.mutate({ id: venue?.id, fields }, { onSuccess: onClose }),
        )(event)
      }
    >
      <TextField
        {...register('name')}
        label={text.locationName}
        required
        maxLength={120}
        autoComplete="off"
        error={formState.errors.name && text.locationNameRequired}
      />
      <TextArea
        {...register('address', emptyIsNull)}
        label={text.locationAddress}
        optional
        error={formState.errors.address && text.problems.address}
      />
    </EntryDialog>
  )
}
