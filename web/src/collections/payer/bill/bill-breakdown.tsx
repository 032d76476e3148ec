import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'
import { isolated } from '@touchline/domain/values/isolated'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { OfBill } from './bill-view.tsx'

/** The lines, instalments and payments. */
export function BillBreakdown({ bill }: OfBill) {
  return (
    <>
      <Lines bill={bill} />
      {bill.instalments.length > 1 && <Instalments bill={bill} />}
      <Entries bill={bill} />
    </>
  )
}

function Lines({ bill: { lines, currency, collection, reminderFees } }: OfBill) {
  const { bill: text, fees } = useText('payer')
  const { money } = useFormat()
  const sum = lines.reduce((total, { amount }) => total + amount, reminderFees)
  return (
    <Listed title={text.lines}>
      {lines.map(({ id, feeName, size, quantity, amount, ...line }) => {
        const asked = collection.kind === 'fund' ? fees.gift : feeName
        const what = [isolated(asked), size].filter(Boolean).join(' ')
        return (
          <Row key={id} figure={money(amount, currency)} of={`${line.firstName} ${line.lastName}`}>
            {quantity === 1 ? what : text.times(quantity, what)}
          </Row>
        )
      })}
      {reminderFees > 0 && <Row figure={money(reminderFees, currency)}>{text.reminderFee}</Row>}
      {(lines.length > 1 || reminderFees > 0) && (
        <Row figure={money(sum, currency)}>
          <strong>{text.total}</strong>
        </Row>
      )}
    </Listed>
  )
}

function Instalments({ bill: { instalments, currency } }: OfBill) {
  const { bill: text } = useText('payer')
  const { money, day } = useFormat()
  return (
    <Listed title={text.instalments}>
      {instalments.map(({ amount, dueOn, isPaid }) => (
        <Row key={dueOn} figure={money(amount, currency)}>
          {day(dueOn)}
          {isPaid && (
            <span className="ml-3 inline-flex items-center gap-1 text-s font-medium text-good">
              <Check className="size-4" aria-hidden />
              {text.paidPart}
            </span>
          )}
        </Row>
      ))}
    </Listed>
  )
}

function Entries({ bill: { entries, currency } }: OfBill) {
  const { bill: text } = useText('payer')
  const { money, day } = useFormat()
  const shown = entries.filter(({ kind }) => kind !== 'charged' && kind !== 'moved')
  if (shown.length === 0) return null
  return (
    <Listed title={text.entries}>
      {shown.map((entry) => (
        <Row key={entry.id} figure={money(entry.amount, currency)} of={day(entry.onDay)}>
          {wordFor(entry, text)}
        </Row>
      ))}
    </Listed>
  )
}

type Entry = BillPageShape['entries'][number]
type Words = ReturnType<typeof useText<'payer'>>['bill']

function wordFor({ kind, method }: Entry, text: Words): string {
  if (kind === 'paid' && method !== null) return text.paidBy[method]
  if (kind === 'returned') return text.returned
  return kind === 'refunded' ? text.refundedEntry : text.waivedEntry
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-l">
        {title}
      </h2>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}

interface RowProps {
  readonly figure: string
  /** The person or the date. */
  readonly of?: string
  readonly children: ReactNode
}

function Row({ figure, of, children }: RowProps) {
  return (
    <li className="flex justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{children}</span>
        {of !== undefined && <span className="block text-s wrap-anywhere text-muted">{of}</span>}
      </span>
      <span className="figures shrink-0">{figure}</span>
    </li>
  )
}
