import type {
  TransferBillShape,
  TransferShape,
} from '@touchline/contract/collections/shapes/transfer'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import { AmountField } from '../../amount-field.tsx'
import type { DraftPart, TransferDraft } from './use-transfer-draft.ts'

interface TransferPartsProps {
  readonly transfer: TransferShape
  readonly draft: TransferDraft
}

/** Candidate bills with reasons; chosen ones have an amount. */
export function TransferParts({ transfer, draft }: TransferPartsProps) {
  const text = useText('bank')
  const { money } = useFormat()
  const { currency } = transfer
  const { parts, left, booked } = draft
  if (parts.length === 0) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{text.bill}</legend>
      {parts.map((part) => (
        <Part key={part.bill.billId} part={part} transfer={transfer} draft={draft} />
      ))}
      {booked.length > 0 && left !== 0 && (
        <p className={left < 0 ? 'text-danger' : 'text-muted'} aria-live="polite">
          {left < 0 ? text.tooMuch(money(-left, currency)) : text.left(money(left, currency))}
        </p>
      )}
    </fieldset>
  )
}

interface PartProps extends TransferPartsProps {
  readonly part: DraftPart
}

function Part({ part, transfer, draft }: PartProps) {
  const text = useText('bank')
  const { money } = useFormat()
  const { bill, typed } = part
  const { currency } = transfer
  const isChosen = typed !== undefined
  const most = money(bill.outstanding, currency)
  return (
    <div className="grid gap-2 rounded-control border border-line px-3 py-1.5 sm:grid-cols-[1fr_10rem] sm:items-center">
      <Checkbox
        label={bill.payer}
        description={<BillFacts bill={bill} transfer={transfer} />}
        value={isChosen}
        onChange={(checked) => draft.choose(bill, checked)}
      />
      {isChosen && (
        <AmountField
          label={text.amountFor(bill.number)}
          labelHidden
          currency={currency}
          value={typed}
          onChange={(amount) => draft.type(bill.billId, amount)}
          error={draft.isWrong(part) ? text.amountFits(most) : undefined}
        />
      )}
    </div>
  )
}

interface BillFactsProps {
  readonly bill: TransferBillShape
  readonly transfer: TransferShape
}

/** A bill, and why it may be meant. */
export function BillFacts({ bill, transfer }: BillFactsProps) {
  const text = useText('bank')
  const { money, list } = useFormat()
  const { number, names, outstanding, reasons } = bill
  const sum = money(outstanding, transfer.currency)
  const said =
    transfer.kind === 'taken_back' ? text.takeable(number, sum) : text.candidate(number, sum)
  const why = reasons.map((reason) => text.reasons[reason])
  return (
    <>
      <span className="block">{said}</span>
      {names.length > 0 && <span className="block">{text.forNames(list(names))}</span>}
      {why.length > 0 && <span className="block text-ink">{why.join(' · ')}</span>}
    </>
  )
}
