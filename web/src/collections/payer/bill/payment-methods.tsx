import type { OfBill } from './bill-view.tsx'
import { DirectDebit } from './direct-debit.tsx'
import { LastDebit } from './last-debit.tsx'
import { PayNow } from './pay-now.tsx'
import { TransferDetails } from './transfer-details.tsx'

/** All ways to pay; none while the club collects it. */
export function PaymentMethods({ bill }: OfBill) {
  const { debit, outstanding } = bill
  const last = debit?.last ?? null
  return (
    <>
      {last !== null && outstanding > 0 && <LastDebit bill={bill} last={last} />}
      {last?.state !== 'collecting' && outstanding > 0 && <ByHand bill={bill} />}
      {debit !== null && <DirectDebit bill={bill} debit={debit} />}
    </>
  )
}

function ByHand({ bill }: OfBill) {
  return (
    <>
      {!bill.isWaiting && <PayNow bill={bill} />}
      <TransferDetails bill={bill} />
    </>
  )
}
