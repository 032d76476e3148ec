import type { EventPage } from '@touchline/contract/events/shapes/event'
import { mostAttachments } from '@touchline/domain/files/document'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'

import { useFileAddresses } from '../api/event.ts'
import { useChangeEvent } from '../api/running.ts'
import { useFormProblem } from '../use-form-problem.ts'
import { AddEventFile } from './add-event-file.tsx'
import { FileList } from './file-list.tsx'
import { useSending } from './use-sending.ts'

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
        {mayEdit ? <EditableFiles event={event} /> : <OpenableFiles event={event} />}
      </section>
    </Card>
  )
}

interface FilesProps {
  readonly event: EventPage
  readonly onRemove?: (id: string) => void
}

function OpenableFiles({ event, onRemove }: FilesProps) {
  const { files: text } = useText('running')
  const addresses = useFileAddresses(event)
  return (
    <>
      <FileList
        files={event.attachments}
        addressOf={(id) => addresses.data?.get(id)}
        onRemove={onRemove}
      />
      {addresses.isError && <p className="text-s text-muted">{text.offline}</p>}
    </>
  )
}

function EditableFiles({ event }: { event: EventPage }) {
  const { files: text } = useText('running')
  const toast = useToast()
  const change = useChangeEvent(event)
  const problem = useFormProblem(change.error)
  const before = event.attachments.map(({ id }) => id)
  const sending = useSending(({ id }) => save([...before, id]))

  function save(attachments: string[]) {
    const edit = { was: { attachments: before }, changes: { attachments } }
    change.mutate(
      { scope: 'one', version: event.version, ...edit },
      { onSuccess: () => toast({ title: text.saved }) },
    )
  }

  return (
    <>
      <OpenableFiles event={event} onRemove={(id) => save(before.filter((one) => one !== id))} />
      <div className="no-print grid gap-2">
        {before.length < mostAttachments && <AddEventFile {...sending} problem={problem} />}
        {event.seriesId !== null && <p className="text-s text-muted">{text.thisDate}</p>}
      </div>
    </>
  )
}
