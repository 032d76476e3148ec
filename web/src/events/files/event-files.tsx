import type { EventPage } from '@touchline/contract/events/shapes/event'
import { lazy, Suspense, useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { OpenableFiles } from './openable-files.tsx'

const EditableFiles = lazy(async () => ({
  default: (await import('./editable-files.tsx')).EditableFiles,
}))

interface EventFilesProps {
  readonly event: EventPage
  readonly mayEdit: boolean
}

/** What goes with the event, to be opened; staff adds to it and takes away. */
export function EventFiles({ event, mayEdit }: EventFilesProps) {
  const { files: text } = useText('running')
  const title = useId()
  if (event.attachments.length === 0 && !mayEdit) return null
  return (
    <Card className={cx(event.attachments.length === 0 && 'no-print')}>
      <section aria-labelledby={title} className="grid gap-2">
        <h2 id={title} className="text-s text-muted">
          {text.title}
        </h2>
        {mayEdit ? (
          <Suspense fallback={<ArrivingFiles event={event} />}>
            <EditableFiles event={event} />
          </Suspense>
        ) : (
          <OpenableFiles event={event} />
        )}
      </section>
    </Card>
  )
}

/** As high as what staff gets. */
function ArrivingFiles({ event }: { event: EventPage }) {
  return (
    <>
      <OpenableFiles event={event} />
      <Skeleton className="h-28 rounded-control" />
    </>
  )
}
