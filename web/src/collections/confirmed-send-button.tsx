import { type ReactNode, useState } from 'react'

import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface ConfirmedSendProps {
  /** On the button, and on that of the question. */
  readonly label: string
  readonly title: string
  readonly busyLabel: string
  readonly isSending: boolean
  readonly variant?: 'primary' | 'secondary'
  /** Why nothing can be sent. */
  readonly refusal: string | undefined
  /** Calls `done` when the server has answered. */
  readonly onSend: (done: () => void) => void
  /** What will happen. */
  readonly children: ReactNode
}

/** A button that asks for confirmation, with the numbers, before sending. */
export function ConfirmedSendButton(props: ConfirmedSendProps) {
  const { label, title, busyLabel, isSending, variant = 'primary', refusal, onSend } = props
  const [isAsking, ask] = useState(false)
  return (
    <>
      <Button
        variant={variant}
        refusal={refusal}
        busy={isSending}
        busyLabel={busyLabel}
        onClick={() => ask(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        tone="plain"
        title={title}
        confirmLabel={label}
        busy={isSending}
        busyLabel={busyLabel}
        onConfirm={() => onSend(() => ask(false))}
      >
        {props.children}
      </ConfirmDialog>
    </>
  )
}
