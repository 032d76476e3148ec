import { lazy, Suspense } from 'react'

import { useMyBills } from './api.ts'

const MyForms = lazy(async () => ({ default: (await import('./my-forms.tsx')).MyForms }))
const OpenBills = lazy(async () => ({ default: (await import('./open-bills.tsx')).OpenBills }))

/** Forms and bills of this team; loads and shows nothing without any. */
export function TeamBillsAndForms({ teamId }: { teamId: string }) {
  const { data } = useMyBills()
  const ofTeam = (asked: { readonly teamId: string }) => asked.teamId === teamId
  const forms = data?.forms.filter(ofTeam) ?? []
  const bills = data?.bills.filter((bill) => ofTeam(bill) && bill.outstanding > 0) ?? []
  return (
    <Suspense>
      {forms.length > 0 && <MyForms forms={forms} />}
      {bills.length > 0 && <OpenBills bills={bills} />}
    </Suspense>
  )
}
