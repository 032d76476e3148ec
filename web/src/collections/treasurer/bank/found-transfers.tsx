import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useFoundTransfers, type AccountOwner } from '../api/statements.ts'
import { DecidedTransfer } from './decided-transfer.tsx'
import { Rows } from './transfer-rows.tsx'
import { WaitingTransfer } from './waiting-transfer.tsx'

interface FoundTransfersProps {
  readonly owner: AccountOwner
  readonly search: string
}

/** Whatever was imported, however long ago: a mistake may be noticed months later. */
export function FoundTransfers({ owner, search }: FoundTransfersProps) {
  const text = useText('bank')
  const { data, ...query } = useFoundTransfers(owner, search)
  if (query.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (data === undefined) return <LoadFailure title={text.waitingFailed} query={query} />
  if (data.length === 0) return <p className="mt-3 text-muted">{text.noneFound}</p>
  return (
    <Rows
      transfers={data}
      row={(transfer) =>
        transfer.rest > 0 ? (
          <WaitingTransfer owner={owner} transfer={transfer} />
        ) : (
          <DecidedTransfer owner={owner} transfer={transfer} />
        )
      }
    />
  )
}
