import type { EventPage } from '@touchline/contract/events/shapes/event'

import { CancelDialog } from './cancel-dialog.tsx'
import { FilesDialog } from './files/files-dialog.tsx'
import { GuestsDialog } from './guests-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

const dialogs = {
  cancel: CancelDialog,
  files: FilesDialog,
  guests: GuestsDialog,
  restore: RestoreDialog,
  remove: RemoveDialog,
} as const

export type StaffAction = keyof typeof dialogs

interface StaffDialogProps {
  readonly asked: StaffAction
  readonly event: EventPage
  readonly onClose: () => void
}

/** The dialogs of staff actions; loaded on demand. */
export function StaffDialog({ asked, ...props }: StaffDialogProps) {
  const Dialog = dialogs[asked]
  return <Dialog {...props} />
}
