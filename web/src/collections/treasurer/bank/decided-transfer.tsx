import type { TransferShape } from '@touchline/contract/collections/shapes/transfer'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

import { useDecideTransfer, type AccountOwner } from '../api/statements.ts'
import { useBillProblem } from '../bill/use-bill-problem.ts'
import { TransferFacts } from './transfer-facts.tsx'

interface DecidedTransferProps {
  readonly owner: AccountOwner
  readonly transfer: TransferShape
}

/** Direct debits are credited by the hundred. */
const maxShown = 5

/** A decided transfer; a wrong decision can be undone. */
export function DecidedTransfer({ owner, transfer }: DecidedTransferProps) {
  const text = useText('bank')
  const toast = useToast()
  const { money } = useFormat()
  const undo = useDecideTransfer(owner)
  const problem = useBillProblem(undo.error)
  const { id, parts, amount, currency } = transfer
  return (
    <div className="grid gap-2">
      <TransferFacts transfer={transfer} amount={amount} />
      <ul className="text-s wrap-anywhere">
        {parts.length === 0 && <li>{text.forNone}</li>}
        {parts.slice(0, maxShown).map((part, at) => {
          const sum = money(part.amount, currency)
          return (
            <li key={part.billId ?? at}>
              {part.number === null
                ? text.goneBill(sum)
                : text.bookedFor(part.number, part.payer, sum)}
            </li>
          )
        })}
        {parts.length > maxShown && <li>{text.andMore(parts.length - maxShown)}</li>}
      </ul>
      {problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      <Button
        size="s"
        className="justify-self-start"
        busy={undo.isPending}
        onClick={() =>
          undo.mutate(
            { transferId: id, parts: null },
            { onSuccess: () => toast({ title: text.undone }) },
          )
        }
      >
        {text.undo}
      </Button>
    </div>
  )
}
