import type { MemberPage } from '@touchline/contract/members/shapes'
import { may } from '@touchline/domain/teams/permissions'

import { TwoHomes } from '#web/children/homes/two-homes.tsx'
import { BillPayers } from '#web/collections/payer/bill-payers.tsx'
import { ParentsTab } from '#web/members/parents-tab.tsx'
import { useActor } from '#web/teams/team-context.tsx'

import { ChildData } from './child-data.tsx'

/** The parents and, for them, what they can do with the child's data. */
export function FamilyTab({ page }: { page: MemberPage }) {
  return (
    <>
      <ParentsTab page={page} />
      {may(useActor(), 'collections.view') && <BillPayers memberId={page.member.id} />}
      <TwoHomes memberId={page.member.id} />
      <ChildData page={page} />
    </>
  )
}
