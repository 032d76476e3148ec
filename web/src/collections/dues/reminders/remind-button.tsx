import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { ConfirmedSendButton } from '../../confirmed-send-button.tsx'
import { SendRefused } from '../../send-refused.tsx'
import { useSendReminders } from './api.ts'
import type { ChosenLetters } from './chosen-letters.ts'

interface RemindButtonProps {
  readonly clubId: string
  readonly chosen: ChosenLetters
  readonly currency: string
  readonly variant: 'primary' | 'secondary'
  /** Why nothing can be sent. */
  readonly refusal: string | undefined
}

/** Confirms the number of emails, and sends them. */
export function RemindButton({ clubId, chosen, currency, variant, refusal }: RemindButtonProps) {
  const text = useText('reminders')
  const { money } = useFormat()
  const toast = useToast()
  const sending = useSendReminders(clubId)
  const { letters, billIds, fees } = chosen

  function send(done: () => void) {
    sending.mutate(
      { letters, billIds: [...billIds] },
      {
        onSuccess: ({ letters: sent, postponed }) => {
          if (postponed === 0) toast({ title: text.sent(sent) })
          else toast({ title: `${text.sent(sent)}. ${text.postponed(postponed)}`, tone: 'error' })
        },
        onSettled: done,
      },
    )
  }

  return (
    <>
      {sending.error !== null && <SendRefused error={sending.error} changed={text.changed} />}
      <ConfirmedSendButton
        label={text.remind(letters)}
        title={text.remindTitle(letters)}
        busyLabel={text.sending}
        isSending={sending.isPending}
        variant={variant}
        refusal={refusal}
        onSend={send}
      >
        {text.remindText(letters)}
        {fees > 0 && ` ${text.fees(money(fees, currency))}`}
      </ConfirmedSendButton>
    </>
  )
}
