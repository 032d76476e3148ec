import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { BillBreakdown } from './bill-breakdown.tsx'
import { BillState } from './bill-state.tsx'
import { BillTools } from './bill-tools.tsx'
import type { OfBill } from './bill-view.tsx'
import { DonationReceipts } from './donation-receipts.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { PaymentNotice } from './payment-notice.tsx'
import { ReliefRequest } from './relief-request.tsx'

/** The open amount, ways to pay it, and details. */
export function OpenBill({ bill }: OfBill) {
  const text = useText('payer')
  const isOpen = bill.outstanding > 0
  return (
    <>
      <PaymentNotice bill={bill} />
      <BillState bill={bill} />
      {bill.isSandbox && isOpen && bill.takesCard && (
        <Banner title={text.noMoney}>{text.noMoneyText}</Banner>
      )}
      <DonationReceipts bill={bill} />
      <PaymentMethods bill={bill} />
      <BillBreakdown bill={bill} />
      {(isOpen || bill.request !== null) && <ReliefRequest bill={bill} />}
      <BillTools bill={bill} />
    </>
  )
}
