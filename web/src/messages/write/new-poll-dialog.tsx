import { lazy, Suspense } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import type { NewPoll } from './use-composer.ts'

const NewPollForm = lazy(async () => ({
  default: (await import('./new-poll-form.tsx')).NewPollForm,
}))

interface NewPollDialogProps {
  readonly open: boolean
  /** Text already typed. */
  readonly question: string
  readonly onClose: () => void
  readonly onStart: (poll: NewPoll) => void
}

export function NewPollDialog({ open, question, onClose, onStart }: NewPollDialogProps) {
  const { newPoll: text } = useText('messages')
  return (
    <Dialog open={open} onOpenChange={(now) => !now && onClose()} title={text.title}>
      <Suspense>
        <NewPollForm question={question} onClose={onClose} onStart={onStart} />
      </Suspense>
    </Dialog>
  )
}
