import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { type MyBill, useMyBills } from './api.ts'
import { MyBillLine } from './my-bill-line.tsx'
import { MyForms } from './my-forms.tsx'

/** What this team asks me to fill in and to pay; nothing is said where it asks for neither. */
export function ToPay({ teamId }: { teamId: string }) {
  const { data } = useMyBills()
  if (data === undefined) return null
  const ofTeam = (asked: { readonly teamId: string }) => asked.teamId === teamId
  return (
    <>
      <MyForms forms={data.forms.filter(ofTeam)} />
      <OpenBills bills={data.bills.filter((bill) => ofTeam(bill) && bill.owed > 0)} />
    </>
  )
}

function OpenBills({ bills }: { bills: readonly MyBill[] }) {
  const { mine: text } = useText('payer')
  if (bills.length === 0) return null
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
