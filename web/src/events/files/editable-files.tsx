import type { EventPage } from '@touchline/contract/events/shapes/event'
import { maxAttachments } from '@touchline/domain/files/document'

import { useText } from '#web/platform/language/language.tsx'

import { useChangeEvent } from '../api/running.ts'
import { useFormProblem } from '../use-form-problem.ts'
import { AddEventFile } from './add-event-file.tsx'
import { OpenableFiles } from './openable-files.tsx'
import { useSending } from './use-sending.ts'

/** The files with buttons for staff to add and remove. */
export function EditableFiles({ event }: { event: EventPage }) {
  const { files: text } = useText('running')
  const change = useChangeEvent(event)
  const problem = useFormProblem(change.error)
  const before = event.attachments.map(({ id }) => id)
  const sending = useSending(({ id }) => save([...before, id]))

  function save(attachments: string[]) {
    const edit = { was: { attachments: before }, changes: { attachments } }
    change.mutate({ scope: 'one', version: event.version, ...edit })
  }

  return (
    <>
      <OpenableFiles event={event} onRemove={(id) => save(before.filter((one) => one !== id))} />
      <div className="no-print grid gap-2">
        {before.length < maxAttachments && <AddEventFile {...sending} problem={problem} />}
        {event.seriesId !== null && <p className="text-s text-muted">{text.thisDate}</p>}
      </div>
    </>
  )
}
