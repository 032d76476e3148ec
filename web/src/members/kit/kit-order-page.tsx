import { mayAddMembers } from '@touchline/domain/members/permissions'
import { Shirt } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useKitSizes } from '../api/kit.ts'
import { MembersFailed } from '../members-failed.tsx'
import { MembersHeader } from '../members-header.tsx'
import { KitPlan } from './kit-plan.tsx'

/** For staff: the players' sizes, and the order list for the supplier. */
export default function KitOrderPage() {
  const { refusals } = useText('members')
  const text = useText('kit')
  return (
    <>
      <MembersHeader title={text.title} />
      {mayAddMembers(useActor()) ? <Sizes /> : <p className="text-muted">{refusals.onlyStaff}</p>}
    </>
  )
}

function Sizes() {
  const { loading } = useText('members')
  const text = useText('kit')
  const { team } = useTeam()
  const sizes = useKitSizes(team.id)
  if (sizes.data === undefined)
    return sizes.isError ? <MembersFailed query={sizes} /> : <SkeletonRows label={loading} />
  if (sizes.data.length === 0)
    return <EmptyState icon={<Shirt aria-hidden />} title={text.noPlayers} />
  return <KitPlan players={sizes.data} />
}
