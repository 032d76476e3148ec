import type { MemberPage } from '@touchline/contract/members/shapes'

import { BillPayers } from '#web/collections/payer/bill-payers.tsx'
import { ParentsTab } from '#web/members/parents-tab.tsx'

import { ChildData } from './child-data.tsx'

/** The parents and, for them, what they can do with the child's data. */
export function FamilyTab({ page }: { page: MemberPage }) {
  return (
    <>
      <ParentsTab page={page} />
      <BillPayers memberId={page.member.id} />
      <ChildData page={page} />
    </>
  )
}
