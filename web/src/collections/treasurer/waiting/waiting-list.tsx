import { ListOrdered } from 'lucide-react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useWaitingList } from '../api/waiting-list.ts'
import { WaitingLine } from './waiting-line.tsx'

/** Who waits for a place, the next one first. */
export function WaitingList({ collectionKey }: { readonly collectionKey: CollectionKey }) {
  const text = useText('treasurer').waiting
  const { data, ...query } = useWaitingList(collectionKey)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />
  const { entries, taken, places } = data
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="figures font-medium">{text.taken(taken, places)}</p>
      {entries.length === 0 ? (
        <EmptyState icon={<ListOrdered aria-hidden />} title={text.empty}>
          {text.emptyText}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line rounded-surface border border-line bg-surface px-4">
          {entries.map((entry, at) => (
            <WaitingLine
              key={entry.billId}
              collectionKey={collectionKey}
              entry={entry}
              position={at + 1}
            />
          ))}
        </ol>
      )}
    </div>
  )
}
