import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import type { MyBill } from './api.ts'
import { MyBillLine } from './my-bill-line.tsx'

/** What the reader or their children still owe a team. */
export function OpenBills({ bills }: { bills: readonly MyBill[] }) {
  const { mine: text } = useText('payer')
  return (
    <section>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-l">{text.toPay}</h2>
        <TextLink to={paths.bills} className="py-1 text-s">
          {text.all}
        </TextLink>
      </header>
      <ul className="divide-y divide-line rounded-surface border border-line bg-surface px-4">
        {bills.map((bill) => (
          <MyBillLine key={bill.id} bill={bill} />
        ))}
      </ul>
    </section>
  )
}
