import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { AskQuietly } from './ask-quietly.tsx'
import { BillBooks } from './bill-books.tsx'
import { BillState } from './bill-state.tsx'
import { BillTools } from './bill-tools.tsx'
import type { OfBill } from './bill-view.tsx'
import { DonationReceipts } from './donation-receipts.tsx'
import { News } from './news.tsx'
import { PayWays } from './pay-ways.tsx'

/** The open amount, ways to pay it, and details. */
export function OpenBill({ bill }: OfBill) {
  const text = useText('payer')
  const isOpen = bill.outstanding > 0
  return (
    <>
      <News bill={bill} />
      <BillState bill={bill} />
      {bill.isSandbox && isOpen && bill.takesCard && (
        <Banner title={text.noMoney}>{text.noMoneyText}</Banner>
      )}
      <DonationReceipts bill={bill} />
      <PayWays bill={bill} />
      <BillBooks bill={bill} />
      {(isOpen || bill.request !== null) && <AskQuietly bill={bill} />}
      <BillTools bill={bill} />
    </>
  )
}
