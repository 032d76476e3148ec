import type { TransferShape } from '@touchline/contract/collections/shapes/transfer'
import { useState } from 'react'

import { useTypedSearch } from '#web/members/use-typed-search.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useTransfers, type AccountOwner } from '../api/statements.ts'
import { DecidedTransfer } from './decided-transfer.tsx'
import { FoundTransfers } from './found-transfers.tsx'
import { Rows } from './transfer-rows.tsx'
import { WaitingTransfer } from './waiting-transfer.tsx'

export const waitingId = 'transfers-to-match'
export const decidedId = 'decided-transfers'

/** Fewer are found without a search. */
const many = 10

/** Transfers that need a decision, those with a rest, and the latest decided. */
export function Transfers({ owner }: { owner: AccountOwner }) {
  const text = useText('bank')
  const { data, ...query } = useTransfers(owner)
  if (data !== undefined)
    return (
      <TransferCards
        owner={owner}
        transfers={data}
        isBusy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    )
  return (
    <Card title={text.waitingTitle}>
      {query.isPending ? (
        <SkeletonRows label={text.loading} count={2} />
      ) : (
        <LoadFailure title={text.waitingFailed} query={query} />
      )}
    </Card>
  )
}

interface TransferCardsProps {
  readonly owner: AccountOwner
  readonly transfers: NonNullable<ReturnType<typeof useTransfers>['data']>
  /** The next ones are loading. */
  readonly isBusy: boolean
  readonly onMore: () => void
}

function TransferCards({ owner, transfers, isBusy, onMore }: TransferCardsProps) {
  const text = useText('bank')
  const [search, setSearch] = useState('')
  const [typed, type] = useTypedSearch(search, setSearch)
  const { waiting, credits, decided, moreWaiting, moreCredits } = transfers
  if (waiting.length + credits.length + decided.length === 0) return null
  const card = (transfer: TransferShape) => <WaitingTransfer owner={owner} transfer={transfer} />
  return (
    <>
      <Card title={text.waitingTitle} id={waitingId} className="scroll-mt-20">
        <p className="text-muted">{waiting.length > 0 ? text.waitingText : text.nothingWaits}</p>
        {(waiting.length >= many || decided.length >= many || typed !== '') && (
          <SearchField
            className="mt-2 max-w-md"
            label={text.searchTransfers}
            placeholder={text.searchHint}
            value={typed}
            onChange={type}
          />
        )}
        {search === '' ? (
          <>
            <Rows transfers={waiting} row={card} />
            <More count={moreWaiting} said={text.moreWaiting} isBusy={isBusy} onMore={onMore} />
            <Decided owner={owner} transfers={decided} />
          </>
        ) : (
          <FoundTransfers owner={owner} search={search} />
        )}
      </Card>
      {credits.length > 0 && (
        <Card title={text.credits}>
          <p className="text-muted">{text.creditsText}</p>
          <Rows transfers={credits} row={card} />
          <More count={moreCredits} said={text.moreCredits} isBusy={isBusy} onMore={onMore} />
        </Card>
      )}
    </>
  )
}

interface MoreProps {
  readonly count: number
  readonly said: (count: number) => string
  readonly isBusy: boolean
  readonly onMore: () => void
}

function More({ count, said, isBusy, onMore }: MoreProps) {
  const text = useText('bank')
  if (count === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-muted">{said(count)}</p>
      <Button size="s" busy={isBusy} busyLabel={text.loadingMore} onClick={onMore}>
        {text.showMore}
      </Button>
    </div>
  )
}

interface DecidedProps {
  readonly owner: AccountOwner
  readonly transfers: readonly TransferShape[]
}

function Decided({ owner, transfers }: DecidedProps) {
  const text = useText('bank')
  if (transfers.length === 0) return null
  return (
    <details className="mt-3 scroll-mt-20" id={decidedId}>
      <summary className="py-1 touch:py-2.5">{text.decided}</summary>
      <Rows
        transfers={transfers}
        row={(transfer) => <DecidedTransfer owner={owner} transfer={transfer} />}
      />
    </details>
  )
}
