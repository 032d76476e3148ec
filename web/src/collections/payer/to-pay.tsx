import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useMyBills } from './api.ts'
import { MyBillLine } from './my-bill-line.tsx'

/** What I owe this team; nothing is said where I owe nothing. */
export function ToPay({ teamId }: { teamId: string }) {
  const { mine: text } = useText('payer')
  const { data = [] } = useMyBills()
  const open = data.filter((bill) => bill.teamId === teamId && bill.owed > 0)
  if (open.length === 0) return null
  return (
    <section>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-l">{text.toPay}</h2>
        <TextLink to={paths.bills} className="py-1 text-s">
          {text.all}
        </TextLink>
      </header>
      <ul className="divide-y divide-line rounded-surface border border-line bg-surface px-4">
        {open.map((bill) => (
          <MyBillLine key={bill.id} bill={bill} />
        ))}
      </ul>
    </section>
  )
}
