import { Receipt } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { type OwnBills, type MyBill, useMyBills } from './api.ts'
import { MyBillLine } from './my-bill-line.tsx'
import { MyForms } from './my-forms.tsx'
import { PayTogether } from './pay-together.tsx'

/** Forms to fill in, open bills and paid ones, in all teams. */
export default function BillsPage() {
  const { mine: text } = useText('payer')
  const mine = useMyBills()
  return (
    <PageMain width="prose">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} />
      {mine.isPending && <SkeletonRows label={text.loading} />}
      {mine.isLoadingError && <LoadFailure title={text.failed} query={mine} />}
      {mine.data && <Asked mine={mine.data} />}
    </PageMain>
  )
}

function Asked({ mine: { forms, bills } }: { mine: OwnBills }) {
  const { mine: text } = useText('payer')
  if (forms.length === 0 && bills.length === 0)
    return <EmptyState icon={<Receipt aria-hidden />} title={text.empty} />
  return (
    <div className="grid grid-cols-1 gap-8">
      <Thanks />
      <MyForms forms={forms} />
      <Bills title={text.open} bills={bills.filter(({ outstanding }) => outstanding > 0)} />
      <Bills title={text.settled} bills={bills.filter(({ outstanding }) => outstanding === 0)} />
    </div>
  )
}

/** Shown on return from paying several bills. */
function Thanks() {
  const { mine: text, bill } = useText('payer')
  const [search] = useSearchParams()
  if (search.get('paid') !== '1') return null
  return (
    <Banner tone="good" title={bill.thanks}>
      {text.receiptsFollow}
    </Banner>
  )
}

/** The open total by currency. */
function Open({ bills }: { bills: readonly MyBill[] }) {
  const { mine: text } = useText('payer')
  const { list, money } = useFormat()
  const sums = new Map<MyBill['currency'], number>()
  for (const { currency, outstanding } of bills)
    sums.set(currency, (sums.get(currency) ?? 0) + outstanding)
  const open = [...sums].filter(([, sum]) => sum > 0)
  if (open.length === 0) return null
  return (
    <p className="figures font-semibold">
      {text.inAll(list(open.map(([currency, sum]) => money(sum, currency))))}
    </p>
  )
}

function Bills({ title, bills }: { title: string; bills: readonly MyBill[] }) {
  if (bills.length === 0) return null
  return (
    <section>
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-l">{title}</h2>
        {bills.length > 1 && <Open bills={bills} />}
      </header>
      <ul className="divide-y divide-line rounded-surface border border-line bg-surface px-4">
        {bills.map((bill) => (
          <MyBillLine key={bill.id} bill={bill} />
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-1 gap-3 empty:hidden">
        <PayTogether bills={bills} />
      </div>
    </section>
  )
}
