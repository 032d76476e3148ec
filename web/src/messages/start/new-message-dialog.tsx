import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { MessageDraft } from './draft.ts'

const NewMessageForm = lazy(async () => ({
  default: (await import('./new-message-form.tsx')).NewMessageForm,
}))

interface NewMessageDialogProps {
  readonly teamId: string
  /** Whom it begins with; undefined while nobody writes a new message. */
  readonly input: MessageDraft | undefined
  readonly onClose: () => void
}

/** Create message, then select recipients. */
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
