import type { Message, MessageFile } from '@touchline/contract/messages/shapes/message'
import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { SeenBy } from './seen-by.tsx'
import { type ThreadAction, messageOf, useThreadActions } from './thread-context.ts'

const ReportDialog = lazy(async () => ({
  default: (await import('../reports/report-dialog.tsx')).ReportDialog,
}))

interface ThreadDialogsProps {
  readonly doing: ThreadAction | undefined
  readonly onClose: () => void
}

/** Dialogs about one message. */
export function ThreadDialogs({ doing, onClose }: ThreadDialogsProps) {
  const about = (kind: ThreadAction['kind']) =>
    doing?.kind === kind ? messageOf(doing) : undefined
  const { place } = useThreadActions()
  const reported = about('report')
  return (
    <>
      <RemoveDialog message={about('remove')} onClose={onClose} />
      <SeenDialog message={about('seen')} onClose={onClose} />
      <PictureDialog file={doing?.kind === 'picture' ? doing.file : undefined} onClose={onClose} />
      {reported && (
        <Suspense>
          <ReportDialog
            teamId={place.teamId}
            reported={{
              kind: 'message',
              conversationId: place.conversationId,
              messageId: reported.id,
            }}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  )
}

interface AboutMessageProps {
  readonly message: Message | undefined
  readonly onClose: () => void
}

function RemoveDialog({ message, onClose }: AboutMessageProps) {
  const { remove: text } = useText('messages')
  const { change } = useThreadActions()
  return (
    <ConfirmDialog
      open={message !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      confirmLabel={text.confirm}
      tone="danger"
      onConfirm={() => {
        if (message !== undefined) change(message, { kind: 'remove' })
        onClose()
      }}
    >
      {text.text}
    </ConfirmDialog>
  )
}

function SeenDialog({ message, onClose }: AboutMessageProps) {
  const { seen: text } = useText('messages')
  return (
    <Dialog
      open={message !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
    >
      {message && <SeenBy messageId={message.id} />}
    </Dialog>
  )
}

function PictureDialog({ file, onClose }: { file: MessageFile | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={file?.name ?? ''}
      size="l"
      onPhone="page"
    >
      {file && <img src={file.download} alt={file.name} className="mx-auto max-w-full" />}
    </Dialog>
  )
}
