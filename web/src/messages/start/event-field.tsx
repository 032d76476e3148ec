import { useState } from 'react'

import { useSpan } from '#web/events/use-event-time.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useEventsToChoose } from '../api/starting.ts'

interface EventFieldProps {
  readonly teamId: string
  readonly eventId: string | undefined
  readonly error: string | undefined
  readonly onChange: (eventId: string) => void
}

/** Chooses an event, whose invited people get the message. */
export function EventField({ teamId, eventId, error, onChange }: EventFieldProps) {
  const text = useText('starting')
  const { loading } = useText('wire')
  const span = useSpan()
  const [named] = useState(eventId)
  const events = useEventsToChoose(teamId, named)
  if (events.isPending) return <SkeletonRows label={loading} count={1} />
  if (events.data === undefined) return <LoadFailure title={text.eventsFailed} query={events} />
  if (events.data.length === 0) return <p className="text-muted">{text.noEvents}</p>
  return (
    <Select
      label={text.eventField}
      required
      value={eventId}
      error={error}
      onChange={onChange}
      options={events.data.map((event) => ({
        value: event.id,
        label: `${event.title}, ${span(event).whole}`,
      }))}
    />
  )
}
