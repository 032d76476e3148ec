import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import type { PaymentRecording } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import { BillActions } from './bill-actions.tsx'
import { BillFigures } from './bill-figures.tsx'
import { BillHalves } from './bill-halves.tsx'
import { BillJournal } from './bill-journal.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillParts } from './bill-parts.tsx'
import { BillPayer } from './bill-payer.tsx'
import { BillReminders } from './bill-reminders.tsx'
import { PaymentFailed } from './payment-failed.tsx'

interface BillViewProps {
  readonly billKey: BillKey
  readonly bill: BillShape
  readonly payment: PaymentRecording
}

/** A bill: who owes what for whom, and all entries. */
export function BillView({ billKey, bill, payment }: BillViewProps) {
  const text = useText('bills')
  const isOfThis = payment.variables?.billId === bill.id
  const waitingId = isOfThis && payment.isPending ? payment.variables?.id : undefined
  return (
    <div className="grid gap-6">
      {isOfThis && payment.isError && <PaymentFailed payment={payment} />}
      <BillPayer bill={bill} />
      <BillFigures bill={bill} />
      {bill.halves.length > 0 && <BillHalves billKey={billKey} bill={bill} />}
      <BillActions billKey={billKey} bill={bill} />
      <Part title={text.lines}>
        <BillLines collectionKey={billKey} bill={bill} />
      </Part>
      {bill.reminders.length > 0 && (
        <Part title={text.reminders}>
          <BillReminders billKey={billKey} bill={bill} />
        </Part>
      )}
      {bill.instalments.length > 1 && (
        <Part title={text.plan}>
          <BillParts bill={bill} />
        </Part>
      )}
      <Part title={text.journal}>
        <BillJournal bill={bill} waitingId={waitingId} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}
