import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { MessageDraft } from './draft.ts'

const NewMessageForm = lazy(async () => ({
  default: (await import('./new-message-form.tsx')).NewMessageForm,
}))

interface NewMessageDialogProps {
  readonly teamId: string
  /** The preset recipients; undefined while the dialog is closed. */
  readonly input: MessageDraft | undefined
  readonly onClose: () => void
}

/** A dialog with two steps: write the message, select recipients. */
export function NewMessageDialog({ teamId, input, onClose }: NewMessageDialogProps) {
  const text = useText('messages')
  return (
    <Dialog
      open={input !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.newMessage}
      onPhone="page"
    >
      <Suspense>
        {input && <NewMessageForm teamId={teamId} input={input} onClose={onClose} />}
      </Suspense>
    </Dialog>
  )
}
