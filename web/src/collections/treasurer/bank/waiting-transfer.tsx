import type { TransferShape } from '@touchline/contract/collections/shapes/transfer'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useDecideTransfer, type AccountOwner } from '../api/statements.ts'
import { useBillProblem } from '../bill/use-bill-problem.ts'
import { BillSearch } from './bill-search.tsx'
import { TransferFacts } from './transfer-facts.tsx'
import { TransferParts } from './transfer-parts.tsx'
import { useTransferDraft } from './use-transfer-draft.ts'

interface WaitingTransferProps {
  readonly owner: AccountOwner
  readonly transfer: TransferShape
}

/** Assigns a transfer, or its rest, to bills or to none. */
export function WaitingTransfer({ owner, transfer }: WaitingTransferProps) {
  const text = useText('bank')
  const { because } = transfer
  const isCredit = transfer.state === 'booked'
  const draft = useTransferDraft(transfer)
  const { end, problem, isBusy } = useEnding({ owner, transfer })
  const bookWord = transfer.kind === 'taken_back' ? text.reopen : text.book
  return (
    <div className="grid gap-3">
      <TransferFacts transfer={transfer} amount={transfer.rest} />
      {because !== null && !isCredit && <p className="text-s">{text.because[because]}</p>}
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <TransferParts transfer={transfer} draft={draft} />
      <BillSearch owner={owner} transfer={transfer} draft={draft} />
      <div className="flex flex-wrap items-start gap-2">
        <Button
          size="s"
          variant="primary"
          busy={isBusy}
          refusal={draft.isRight ? undefined : text.chooseFirst}
          onClick={() => end(draft.booked, text.bookedOne)}
        >
          {bookWord}
        </Button>
        <Button
          size="s"
          busy={isBusy}
          onClick={() => end([], isCredit ? text.closedCredit : text.leftOut)}
        >
          {isCredit ? text.closeCredit : text.leaveOut}
        </Button>
      </div>
    </div>
  )
}

function useEnding({ owner, transfer }: WaitingTransferProps) {
  const toast = useToast()
  const decide = useDecideTransfer(owner)
  const problem = useBillProblem(decide.error)
  return {
    problem,
    isBusy: decide.isPending,
    end: (parts: readonly { billId: string; amount: number }[], title: string) =>
      decide.mutate({ transferId: transfer.id, parts }, { onSuccess: () => toast({ title }) }),
  }
}
