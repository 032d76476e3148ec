import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

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

/** Asks once more with the number of letters, and sends them. */
export function RemindButton({ clubId, chosen, currency, variant, refusal }: RemindButtonProps) {
  const text = useText('reminders')
  const { money } = useFormat()
  const toast = useToast()
  const [isAsking, ask] = useState(false)
  const sending = useSendReminders(clubId)
  const { letters, billIds, fees } = chosen

  function send() {
    sending.mutate(
      { letters, billIds: [...billIds] },
      {
        onSuccess: ({ letters: sent, postponed }) => {
          if (postponed === 0) toast({ title: text.sent(sent) })
          else toast({ title: `${text.sent(sent)}. ${text.postponed(postponed)}`, tone: 'error' })
        },
        onSettled: () => ask(false),
      },
    )
  }

  return (
    <>
      {sending.isError && <Refused error={sending.error} />}
      <Button
        variant={variant}
        refusal={refusal}
        busy={sending.isPending}
        busyLabel={text.sending}
        onClick={() => ask(true)}
      >
        {text.remind(letters)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        tone="plain"
        title={text.remindTitle(letters)}
        confirmLabel={text.remind(letters)}
        busy={sending.isPending}
        busyLabel={text.sending}
        onConfirm={send}
      >
        {text.remindText(letters)}
        {fees > 0 && ` ${text.fees(money(fees, currency))}`}
      </ConfirmDialog>
    </>
  )
}

function Refused({ error }: { error: Error }) {
  const text = useText('reminders')
  const { errors } = useText('wire')
  const reason = useReason(error)
  const isOld = codeOf(error) === 'changed_meanwhile'
  return <Banner tone="danger">{isOld ? text.changed : (reason ?? errors.unavailable)}</Banner>
}
