import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useTransfers } from '../api/statements.ts'
import { WaitingTransfer } from './waiting-transfer.tsx'

/** Transfers that could not be booked by themselves. */
export function Transfers({ teamId }: { teamId: string }) {
  const text = useText('bank')
  return (
    <Card title={text.waitingTitle}>
      <Waiting teamId={teamId} />
    </Card>
  )
}

function Waiting({ teamId }: { teamId: string }) {
  const text = useText('bank')
  const { data, ...query } = useTransfers(teamId)
  if (query.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (data === undefined) return <LoadFailure title={text.waitingFailed} query={query} />
  if (data.length === 0) return <p className="text-muted">{text.nothingWaits}</p>
  return (
    <>
      <p className="text-muted">{text.waitingText}</p>
      <ul className="mt-3 divide-y divide-line">
        {data.map((transfer) => (
          <li key={transfer.id} className="py-4">
            <WaitingTransfer teamId={teamId} transfer={transfer} />
          </li>
        ))}
      </ul>
    </>
  )
}
