import type { DebitPreviewShape } from '@touchline/contract/collections/shapes/debit-runs'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useStartDebits } from '../api.ts'

interface SendRunProps {
  readonly clubId: string
  readonly duesRunId: string | null
  readonly preview: DebitPreviewShape
  readonly onDone: () => void
}

/** How many, how much, and the button that tells the payers. */
export function SendRun({ clubId, duesRunId, preview, onDone }: SendRunProps) {
  const text = useText('debits').start
  const { money, day } = useFormat()
  const toast = useToast()
  const [isAsking, ask] = useState(false)
  /** Of this run: sent twice, it is collected once. */
  const [id] = useState<string>(() => crypto.randomUUID())
  const start = useStartDebits(clubId)
  const { count, amount, dueOn } = preview
  const sum = money(amount, 'EUR')

  function send() {
    start.mutate(
      { id, duesRunId, dueOn, amount, count },
      {
        onSuccess: () => {
          toast({ title: text.sent })
          onDone()
        },
        onSettled: () => ask(false),
      },
    )
  }

  return (
    <div
      data-ending
      className="sticky bottom-(--bottom-bar) short:static z-1 grid gap-2 border-t border-line bg-ground py-3"
    >
      {start.isError && <Refused error={start.error} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures" role="status">
          {text.summary(count, sum)}
        </p>
        <Button
          variant="primary"
          refusal={count === 0 ? text.none : undefined}
          busy={start.isPending}
          busyLabel={text.sending}
          onClick={() => ask(true)}
        >
          {text.send(sum)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        tone="plain"
        title={text.sendTitle(sum)}
        confirmLabel={text.send(sum)}
        busy={start.isPending}
        busyLabel={text.sending}
        onConfirm={send}
      >
        {text.sendText(count, day(dueOn))}
      </ConfirmDialog>
    </div>
  )
}

function Refused({ error }: { error: Error }) {
  const text = useText('debits').start
  const { errors } = useText('wire')
  const code = codeOf(error)
  return <Banner tone="danger">{code === 'changed_meanwhile' ? text.changed : errors[code]}</Banner>
}
