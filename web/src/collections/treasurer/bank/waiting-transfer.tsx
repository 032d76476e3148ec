import type { TransferShape } from '@touchline/contract/collections/shapes/report'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { useDecideTransfer } from '../api/statements.ts'
import { useBillProblem } from '../bill/use-bill-problem.ts'

interface WaitingTransferProps {
  readonly teamId: string
  readonly transfer: TransferShape
}

/** Which of the likely bills a transfer pays, or that it pays none. */
export function WaitingTransfer({ teamId, transfer }: WaitingTransferProps) {
  const text = useText('bank')
  const toast = useToast()
  const { money } = useFormat()
  const decide = useDecideTransfer(teamId)
  const problem = useBillProblem(decide.error)
  const { id: transferId, candidates, currency } = transfer
  const [chosen, choose] = useState(candidates.length === 1 ? candidates[0]?.billId : undefined)

  function end(billId: string | null) {
    decide.mutate(
      { transferId, billId },
      { onSuccess: () => toast({ title: billId === null ? text.leftOut : text.bookedOne }) },
    )
  }

  return (
    <div className="grid gap-3">
      <Facts transfer={transfer} />
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      {candidates.length > 0 && (
        <RadioCards
          label={text.bill}
          labelHidden
          options={candidates.map(({ billId, number, payer, owed }) => ({
            value: billId,
            label: payer,
            description: text.candidate(number, money(owed, currency)),
          }))}
          value={chosen}
          onChange={choose}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {candidates.length > 0 && (
          <Button
            size="s"
            variant="primary"
            busy={decide.isPending}
            refusal={chosen === undefined ? text.chooseFirst : undefined}
            onClick={() => chosen !== undefined && end(chosen)}
          >
            {text.book}
          </Button>
        )}
        <Button size="s" busy={decide.isPending} onClick={() => end(null)}>
          {text.leaveOut}
        </Button>
      </div>
    </div>
  )
}

function Facts({ transfer }: Pick<WaitingTransferProps, 'transfer'>) {
  const text = useText('bank')
  const { money, day } = useFormat()
  const { amount, currency, payer, bookedOn, words, because } = transfer
  return (
    <div className="wrap-anywhere">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-medium">{payer || text.unknownPayer}</span>
        <strong className="figures">{money(amount, currency)}</strong>
      </p>
      <p className="text-s text-muted">
        {[bookedOn === null ? '' : day(bookedOn), words].filter(Boolean).join(' · ')}
      </p>
      {because !== null && <p className="mt-1 text-s">{text.because[because]}</p>}
    </div>
  )
}
