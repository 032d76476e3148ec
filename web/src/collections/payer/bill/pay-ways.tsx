import type { OfBill } from './bill-view.tsx'
import { DirectDebit } from './direct-debit.tsx'
import { PayNow } from './pay-now.tsx'
import { ToTheClub } from './to-the-club.tsx'

/** Every way to pay what is open. */
export function PayWays({ bill }: OfBill) {
  const isOpen = bill.outstanding > 0
  return (
    <>
      {isOpen && !bill.isWaiting && <PayNow bill={bill} />}
      {isOpen && <ToTheClub bill={bill} />}
      {bill.debit !== null && <DirectDebit bill={bill} debit={bill.debit} />}
    </>
  )
}
