import { may } from '@touchline/domain/teams/permissions'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { AdminsOnlyPage } from '../../admins-only-page.tsx'
import { usePayout } from '../../api.ts'
import { useTransfers } from '../api/statements.ts'
import { TreasurerHeader } from '../treasurer-header.tsx'
import { AccountCard } from './account-card.tsx'
import { TeamStatement } from './team-statement.tsx'
import { Transfers } from './transfers.tsx'
import { VerifyCard } from './verify-card.tsx'

/** Payout account and bank statements; for admins. */
export default function PayoutPage() {
  const text = useText('bank')
  const { payout: title } = useText('collections')
  const { team } = useTeam()
  const actor = useActor()
  if (!may(actor, 'collections.manage')) return <AdminsOnlyPage />
  return (
    <>
      <TreasurerHeader title={title} subtitle={text.subtitle} />
      <Cards teamId={team.id} />
    </>
  )
}

function Cards({ teamId }: { teamId: string }) {
  const text = useText('bank')
  const { data, ...query } = usePayout(teamId)
  const transfers = useTransfers({ teamId })
  if (query.isPending || transfers.isPending) return <SkeletonRows label={text.loading} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />
  const isWaiting = (transfers.data?.waiting.length ?? 0) > 0
  return <CardsInOrder teamId={teamId} payout={data} isWaiting={isWaiting} />
}

interface CardsProps {
  readonly teamId: string
  readonly payout: NonNullable<ReturnType<typeof usePayout>['data']>
  readonly isWaiting: boolean
}

/** Keeps undecided transfers first until the page is reopened. */
function CardsInOrder({ teamId, payout, isWaiting }: CardsProps) {
  const [startsWithTransfers] = useState(isWaiting)
  const statement = <TeamStatement />
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      {startsWithTransfers && <Transfers owner={{ teamId }} />}
      {startsWithTransfers && statement}
      <VerifyCard teamId={teamId} payout={payout} />
      <AccountCard key={payout.iban} teamId={teamId} payout={payout} />
      {!startsWithTransfers && statement}
      {!startsWithTransfers && <Transfers owner={{ teamId }} />}
    </div>
  )
}
