import type { CashBoxEntry } from '@touchline/contract/cashbox/shapes'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useEntries } from './api.ts'
import { EntryRow } from './entry-row.tsx'

interface EntryListProps {
  readonly title?: string
  readonly currency: string
  /** A player's list; without one, the money in the box. */
  readonly memberId?: string
  /** How many at first. */
  readonly shows?: number
  readonly empty?: string
}

/** Entries of one list, newest first; older ones on request. */
export function EntryList({ title, shows, ...list }: EntryListProps) {
  const text = useText('cashbox')
  const query = useEntries(useTeam().team.id, list.memberId)
  const [isWhole, setWhole] = useState(shows === undefined)
  if (query.isLoadingError) return <LoadFailure title={text.failed} query={query} />
  const known: readonly CashBoxEntry[] = query.data?.pages.flatMap(({ entries }) => entries) ?? []
  const entries = isWhole ? known : known.slice(0, shows)
  const hasMore = entries.length < known.length || query.hasNextPage
  return (
    <div className="mt-4">
      {title !== undefined && <h2 className="mb-1 font-semibold">{title}</h2>}
      {query.isPending && <SkeletonRows label={text.loading} count={2} />}
      {query.data && <Entries {...list} entries={entries} />}
      {hasMore && (
        <Button
          size="s"
          variant="quiet"
          className="no-print mt-1"
          busy={query.isFetchingNextPage}
          onClick={() => (isWhole ? void query.fetchNextPage() : setWhole(true))}
        >
          {text.older}
        </Button>
      )}
    </div>
  )
}

interface EntriesProps extends Pick<EntryListProps, 'currency' | 'memberId' | 'empty'> {
  readonly entries: readonly CashBoxEntry[]
}

function Entries({ entries, currency, memberId, empty }: EntriesProps) {
  const text = useText('cashbox')
  if (entries.length === 0) return <p className="text-s text-muted">{empty ?? text.noEntries}</p>
  const isOfBox = memberId === undefined
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} currency={currency} isOfBox={isOfBox} />
      ))}
    </ul>
  )
}
