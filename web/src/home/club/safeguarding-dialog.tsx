import { zodResolver } from '@hookform/resolvers/zod'
import { clubChange, type Club } from '@touchline/contract/clubs/shapes'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'

import { useChangeClub } from '#web/clubs/api.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const shape = clubChange.pick({ safeguardingName: true, safeguardingPhone: true })
type Safeguarding = z.infer<typeof shape>

/** An empty field takes the person off the pages of the teams again. */
export function SafeguardingDialog({ club, onClose }: { club: Club; onClose: () => void }) {
  const text = useText('clubs').page
  const { fields } = useText('clubs').create
  const { language } = useLanguage()
  const toast = useToast()
  const save = useChangeClub(club.id)
  const { safeguardingName, safeguardingPhone } = club
  const form = useForm<Safeguarding>({
    resolver: zodResolver(shape),
    defaultValues: { safeguardingName, safeguardingPhone },
  })
  const keep = (changes: Safeguarding) =>
    save.mutate(changes, {
      onSuccess: () => {
        toast({ title: text.saved })
        onClose()
      },
    })

  return (
    <EntryDialog
      title={text.editSafeguarding}
      description={text.safeguardingHint}
      save={save}
      onClose={onClose}
      onSubmit={(event) => void form.handleSubmit(keep)(event)}
    >
      <TextField
        {...form.register('safeguardingName', { setValueAs: emptyIsNull })}
        label={text.safeguardingName}
        maxLength={120}
        autoComplete="off"
      />
      <Controller
        control={form.control}
        name="safeguardingPhone"
        render={({ field }) => (
          <PhoneField
            {...field}
            value={field.value ?? ''}
            onChange={(number) => field.onChange(emptyIsNull(number))}
            label={fields.phone}
            country={club.country}
            language={language}
            error={form.formState.errors.safeguardingPhone && text.phoneInvalid}
          />
        )}
      />
    </EntryDialog>
  )
}

function emptyIsNull(typed: string | null): string | null {
  return typed === null || typed.trim() === '' ? null : typed
}
