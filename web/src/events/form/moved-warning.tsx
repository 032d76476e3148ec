import { useFormState } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import type { EventFormState } from './event-form-state.ts'

/** Answers were given to a day, a time and a place. */
export function MovedWarning({ form }: { form: EventFormState }) {
  const text = useText('events').form
  const { dirtyFields } = useFormState({ control: form.control })
  const { date, startTime, endTime, venueId, location } = dirtyFields
  if (![date, startTime, endTime, venueId, location].includes(true)) return null
  return <Banner tone="warning">{text.movedWarning}</Banner>
}
