import type { BillShape } from '@touchline/contract/collections/shapes/bill'

import type { PaymentRecording } from '../api/bills.ts'
import type { BillKey } from '../api/keys.ts'
import { type BillAct, useCollectionPlace } from '../use-collection-place.ts'
import { PartsForm } from './parts-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { RefundForm } from './refund-form.tsx'
import { ShareForm } from './share-form.tsx'
import { WriteOffForm } from './write-off-form.tsx'

interface BillActFormProps {
  readonly act: BillAct
  readonly billKey: BillKey
  readonly bill: BillShape
  readonly payment: PaymentRecording
}

/** The form for an action on a bill; returns to the bill. */
export function BillActForm({ act, billKey, bill, payment }: BillActFormProps) {
  const { go } = useCollectionPlace()
  const onDone = () => go({ act: null })
  switch (act) {
    case 'pay':
      return <PaymentForm bill={bill} payment={payment} onDone={onDone} />
    case 'refund':
      return <RefundForm billKey={billKey} bill={bill} onDone={onDone} />
    case 'writeOff':
      return <WriteOffForm billKey={billKey} bill={bill} onDone={onDone} />
    case 'share':
      return <ShareForm billKey={billKey} bill={bill} onDone={onDone} />
    case 'parts':
      return <PartsForm billKey={billKey} bill={bill} onDone={onDone} />
  }
}
