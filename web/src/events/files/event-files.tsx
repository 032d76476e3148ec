import type { EventPage } from '@touchline/contract/events/shapes/event'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

import { OpenableFiles } from './openable-files.tsx'

/** An event's files to open; staff change them from the event's menu. */
export function EventFiles({ event }: { event: EventPage }) {
  const { files: text } = useText('running')
  const title = useId()
  if (event.attachments.length === 0) return null
  return (
    <Card>
      <section aria-labelledby={title} className="grid gap-2">
        <h2 id={title} className="text-s text-muted">
          {text.title}
        </h2>
        <OpenableFiles event={event} />
      </section>
    </Card>
  )
}
