import type { Attachment } from '@touchline/contract/events/shapes/event'
import { maxAttachments } from '@touchline/domain/files/document'
import { useState } from 'react'
import { useController } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'

import { type EventFields, useEventProblem } from '../form/event-form-state.ts'
import { FormSection } from '../form/form-section.tsx'
import { AddEventFile } from './add-event-file.tsx'
import { FileList } from './file-list.tsx'
import { useSending } from './use-sending.ts'

interface AttachmentsFieldProps extends EventFields {
  /** The existing files. */
  readonly before: readonly Attachment[]
}

/** Files for an event, such as directions or a consent form. */
export function AttachmentsField({ before, ...fields }: AttachmentsFieldProps) {
  const { files: text } = useText('running')
  const problem = useEventProblem(fields)
  const { field } = useController({ control: fields.form.control, name: 'attachments' })
  const [known, setKnown] = useState(before)
  const ids = field.value ?? []
  const sending = useSending((file) => {
    setKnown((files) => [...files, file])
    field.onChange([...(fields.form.getValues('attachments') ?? []), file.id])
  })

  return (
    <FormSection title={text.title}>
      <div className="grid gap-3">
        <FileList
          files={ids.flatMap((id) => known.find((file) => file.id === id) ?? [])}
          onRemove={(removed) => field.onChange(ids.filter((id) => id !== removed))}
        />
        {ids.length < maxAttachments && (
          <AddEventFile {...sending} problem={problem('attachments')} />
        )}
      </div>
    </FormSection>
  )
}
