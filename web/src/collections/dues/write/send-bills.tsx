import type { DuesPreviewShape } from '@touchline/contract/collections/shapes/dues'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { ConfirmedSendButton } from '../../confirmed-send-button.tsx'
import { SendBar } from '../../send-bar.tsx'
import { useBillDues } from '../api.ts'
import { sumChosen } from './bill-view.ts'
import type { BillRun } from './use-bill-run.ts'

interface SendBillsProps {
  readonly clubId: string
  /** The version of the rules used for the totals. */
  readonly version: number
  readonly preview: DuesPreviewShape
  readonly writing: BillRun
  readonly onDone: () => void
}

/** Number and total, and the button that creates the bills. */
export function SendBills({ clubId, version, preview, writing, onDone }: SendBillsProps) {
  const text = useText('dues').write
  const { money, day } = useFormat()
  const toast = useToast()
  const bill = useBillDues(clubId)
  const chosen = sumChosen(preview, writing.takenOut)
  const { families, bills, personIds, amount } = chosen
  const people = personIds.length
  const sum = money(amount, preview.currency)

  function send(done: () => void) {
    const { period, id, dueOn } = writing
    const run = { ...period, id, dueOn, version, amount, personIds: [...personIds] }
    bill.mutate(
      { ...run, name: writing.name.trim() },
      {
        onSuccess: (run) => {
          toast({ title: text.sent(run.bills) })
          onDone()
        },
        onSettled: done,
      },
    )
  }

  return (
    <SendBar summary={text.summary(people, sum)} error={bill.error} changed={text.changed}>
      <ConfirmedSendButton
        label={text.send(bills)}
        title={text.sendTitle(bills, families)}
        busyLabel={text.sending}
        isSending={bill.isPending}
        refusal={refusalOf(writing, families, text)}
        onSend={send}
      >
        {[
          text.sendText(people, sum, writing.dueOn === '' ? '' : day(writing.dueOn)),
          ...(bills > families ? [text.byTeam] : []),
          text.byEmail(chosen.withoutAddress),
        ].join(' ')}
      </ConfirmedSendButton>
    </SendBar>
  )
}

function refusalOf(
  { name, dueOn }: BillRun,
  families: number,
  text: ReturnType<typeof useText<'dues'>>['write'],
): string | undefined {
  if (families === 0) return text.none
  if (name.trim() === '') return text.nameMissing
  return dueOn === '' ? text.dueMissing : undefined
}
