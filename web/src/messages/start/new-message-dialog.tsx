import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { Wish } from './wish.ts'

const NewMessageForm = lazy(async () => ({
  default: (await import('./new-message-form.tsx')).NewMessageForm,
}))

interface NewMessageDialogProps {
  readonly teamId: string
  /** Whom it begins with; undefined while nobody writes a new message. */
  readonly wish: Wish | undefined
  readonly onClose: () => void
}

/** Create message, then select recipients. */
export function NewMessageDialog({ teamId, wish, onClose }: NewMessageDialogProps) {
  const text = useText('messages')
  return (
    <Dialog
      open={wish !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.newMessage}
      onPhone="page"
    >
      <Suspense>
        {wish && <NewMessageForm teamId={teamId} wish={wish} onClose={onClose} />}
      </Suspense>
    </Dialog>
  )
}
