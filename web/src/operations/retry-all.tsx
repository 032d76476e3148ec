import type { FailedLetter } from '@touchline/contract/operations/shapes/mail'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface RetryAllProps {
  readonly letters: readonly FailedLetter[]
  readonly onRetry: () => void
}

/** Resends all emails that can be resent, after a confirmation. */
export function RetryAll({ letters, onRetry }: RetryAllProps) {
  const text = useText('operations').admin.mail
  const [asks, setAsks] = useState(false)
  if (!letters.some(({ canRetry }) => canRetry)) return null
  return (
    <>
      <Button onClick={() => setAsks(true)}>{text.retryAll}</Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={text.askAll}
        confirmLabel={text.retryAll}
        tone="plain"
        onConfirm={() => {
          setAsks(false)
          onRetry()
        }}
      >
        {text.askAllLead}
      </ConfirmDialog>
    </>
  )
}
