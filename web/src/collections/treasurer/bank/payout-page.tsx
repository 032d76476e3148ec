import { mayRunCollections } from '@touchline/domain/collections/permissions'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { usePayout } from '../../api.ts'
import { OnlyAdmins } from '../../only-admins.tsx'
import { TreasurerHeader } from '../treasurer-header.tsx'
import { AccountCard } from './account-card.tsx'
import { StatementCard } from './statement-card.tsx'
import { Transfers } from './transfers.tsx'
import { VerifyCard } from './verify-card.tsx'

/** Where the team is paid, and what the bank says; for admins. */
export default function PayoutPage() {
  const text = useText('bank')
  const { payout: title } = useText('collections')
  const { team } = useTeam()
  const actor = useActor()
  if (!mayRunCollections(actor)) return <OnlyAdmins />
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
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <VerifyCard teamId={teamId} payout={data} />
      <AccountCard key={data.iban} teamId={teamId} payout={data} />
      <StatementCard teamId={teamId} />
      <Transfers teamId={teamId} />
    </div>
  )
}
