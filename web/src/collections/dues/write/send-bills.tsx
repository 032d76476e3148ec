import type { DuesPreviewShape } from '@touchline/contract/collections/shapes/dues'
import { useState } from 'react'

import { codeOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { useBillDues } from '../api.ts'
import { chosenIn } from './bill-view.ts'
import type { Writing } from './use-writing.ts'

interface SendBillsProps {
  readonly clubId: string
  /** Of the rules the sums were counted by. */
  readonly version: number
  readonly preview: DuesPreviewShape
  readonly writing: Writing
  readonly onDone: () => void
}

/** How many, how much, and the button that writes the bills. */
export function SendBills({ clubId, version, preview, writing, onDone }: SendBillsProps) {
  const text = useText('dues').write
  const { money, day } = useFormat()
  const toast = useToast()
  const [isAsking, ask] = useState(false)
  const bill = useBillDues(clubId)
  const { families, personIds, amount } = chosenIn(preview, writing.takenOut)
  const people = personIds.length
  const sum = money(amount, preview.currency)

  function send() {
    const { period, id, dueOn } = writing
    const run = { ...period, id, dueOn, version, amount, personIds: [...personIds] }
    bill.mutate(
      { ...run, name: writing.name.trim() },
      {
        onSuccess: ({ bills }) => {
          toast({ title: text.sent(bills) })
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
      {bill.isError && <Refused error={bill.error} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="figures" role="status">
          {text.summary(people, sum)}
        </p>
        <Button
          variant="primary"
          refusal={refusalOf(writing, families, text)}
          busy={bill.isPending}
          busyLabel={text.sending}
          onClick={() => ask(true)}
        >
          {text.send(families)}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={ask}
        tone="plain"
        title={text.sendTitle(families)}
        confirmLabel={text.send(families)}
        busy={bill.isPending}
        busyLabel={text.sending}
        onConfirm={send}
      >
        {text.sendText(people, sum, writing.dueOn === '' ? '' : day(writing.dueOn))}
      </ConfirmDialog>
    </div>
  )
}

function refusalOf(
  { name, dueOn }: Writing,
  families: number,
  text: ReturnType<typeof useText<'dues'>>['write'],
): string | undefined {
  if (families === 0) return text.none
  if (name.trim() === '') return text.nameMissing
  return dueOn === '' ? text.dueMissing : undefined
}

function Refused({ error }: { error: Error }) {
  const text = useText('dues').write
  const { errors } = useText('wire')
  const reason = useReason(error)
  const isOld = codeOf(error) === 'changed_meanwhile'
  return <Banner tone="danger">{isOld ? text.changed : (reason ?? errors.unavailable)}</Banner>
}
