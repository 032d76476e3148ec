import type { DebitPreviewShape } from '@touchline/contract/collections/shapes/debit-runs'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { ConfirmedSendButton } from '../../confirmed-send-button.tsx'
import { SendBar } from '../../send-bar.tsx'
import { useStartDebits } from '../api.ts'

interface SendRunProps {
  readonly clubId: string
  readonly duesRunId: string | null
  readonly preview: DebitPreviewShape
  readonly onDone: () => void
}

/** Number and total, and the button that notifies payers. */
export function SendRun({ clubId, duesRunId, preview, onDone }: SendRunProps) {
  const text = useText('debits').start
  const { money, day } = useFormat()
  const toast = useToast()
  /** Identifies this run, so that a repeated request collects once. */
  const [id] = useState<string>(() => crypto.randomUUID())
  const start = useStartDebits(clubId)
  const { count, amount, dueOn } = preview
  const sum = money(amount, 'EUR')

  function send(done: () => void) {
    start.mutate(
      { id, duesRunId, dueOn, amount, count },
      {
        onSuccess: () => {
          toast({ title: text.sent })
          onDone()
        },
        onSettled: done,
      },
    )
  }

  return (
    <SendBar summary={text.summary(count, sum)} error={start.error} changed={text.changed}>
      <ConfirmedSendButton
        label={text.send(sum)}
        title={text.sendTitle(sum)}
        busyLabel={text.sending}
        isSending={start.isPending}
        refusal={count === 0 ? text.none : undefined}
        onSend={send}
      >
        {text.sendText(count, day(dueOn))}
      </ConfirmedSendButton>
    </SendBar>
  )
}
