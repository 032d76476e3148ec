import type { StatementImportResult } from '@touchline/contract/collections/shapes/transfer'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { useChangeDebits } from '../../debits/api.ts'
import { useBillProblem } from '../bill/use-bill-problem.ts'

type Returned = StatementImportResult['returned'][number]

interface ReturnedDebitsProps {
  readonly clubId: string
  readonly returned: readonly Returned[]
}

/** Direct debits that came back, with the bank's reason and fee. */
export function ReturnedDebits({ clubId, returned }: ReturnedDebitsProps) {
  const text = useText('bank')
  if (returned.length === 0) return null
  return (
    <section className="mt-3">
      <h3 className="font-semibold">{text.returned(returned.length)}</h3>
      <ul className="divide-y divide-line">
        {returned.map((debit) => (
          <ReturnedDebit
            key={`${debit.debitRunId} ${debit.billId}`}
            clubId={clubId}
            debit={debit}
          />
        ))}
      </ul>
    </section>
  )
}

interface ReturnedDebitProps {
  readonly clubId: string
  readonly debit: Returned
}

function ReturnedDebit({ clubId, debit }: ReturnedDebitProps) {
  const text = useText('debits').runs
  const { money } = useFormat()
  const { debitRunId, billId, payer, amount, reason, fee } = debit
  const change = useChangeDebits(clubId, debitRunId)
  const problem = useBillProblem(change.error)
  const isCharged = debit.isFeeCharged || change.isSuccess
  const sum = money(fee, 'EUR')
  return (
    <li className="grid justify-items-start gap-1 py-2">
      <p className="flex w-full flex-wrap justify-between gap-x-4">
        <span className="min-w-0">{payer}</span>
        <span className="figures">{money(amount, 'EUR')}</span>
      </p>
      <p className="text-s">{text.reasons[reason]}</p>
      {problem !== undefined && <p className="text-s text-danger">{problem}</p>}
      {fee > 0 && isCharged && (
        <p className="text-s" role="status">
          {text.fee(sum)} · {text.feeCharged}
        </p>
      )}
      {fee > 0 && !isCharged && (
        <Button
          size="s"
          busy={change.isPending}
          onClick={() => change.mutate({ kind: 'charge_fee', billId })}
        >
          {text.chargeFee(sum)}
        </Button>
      )}
    </li>
  )
}
