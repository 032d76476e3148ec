import type { EventPage } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { EditableFiles } from './editable-files.tsx'

interface FilesDialogProps {
  readonly event: EventPage
  readonly onClose: () => void
}

/** Lets staff add and remove an event's files. */
export function FilesDialog({ event, onClose }: FilesDialogProps) {
  const { files: text } = useText('running')
  return (
    <Dialog open title={text.title} onOpenChange={(open) => open || onClose()}>
      <div className="grid gap-3">
        <EditableFiles event={event} />
      </div>
    </Dialog>
  )
}
