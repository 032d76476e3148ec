import type { TransferShape } from '@touchline/contract/collections/shapes/transfer'
import { useState } from 'react'

import { useTypedSearch } from '#web/members/use-typed-search.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useTransferBills, type AccountOwner } from '../api/statements.ts'
import { BillFacts } from './transfer-parts.tsx'
import type { TransferDraft } from './use-transfer-draft.ts'

interface BillSearchProps {
  readonly owner: AccountOwner
  readonly transfer: TransferShape
  readonly draft: TransferDraft
}

/** Searches any open bill, as grandparents and neighbours pay too. */
export function BillSearch(props: BillSearchProps) {
  const text = useText('bank')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenSearch {...props} onDone={() => setOpen(false)} />
  return (
    <Button size="s" onClick={() => setOpen(true)}>
      {text.searchBills}
    </Button>
  )
}

interface OpenSearchProps extends BillSearchProps {
  readonly onDone: () => void
}

function OpenSearch({ owner, transfer, draft, onDone }: OpenSearchProps) {
  const text = useText('bank')
  const [search, setSearch] = useState('')
  const [typed, type] = useTypedSearch(search, setSearch)
  const { data, ...query } = useTransferBills({ owner, transferId: transfer.id, search })
  const chosen = new Set(draft.booked.map(({ billId }) => billId))
  const offered = data?.filter(({ billId }) => !chosen.has(billId))
  return (
    <div className="grid gap-2">
      <SearchField
        label={text.searchBills}
        placeholder={text.searchHint}
        value={typed}
        onChange={type}
      />
      {query.isPending && <SkeletonRows label={text.loading} count={2} />}
      {query.isError && <LoadFailure title={text.searchFailed} query={query} />}
      {offered?.length === 0 && <p className="text-muted">{text.nothingFound}</p>}
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {offered?.map((bill) => (
          <li key={bill.billId}>
            <button
              type="button"
              className="w-full rounded-control border border-line px-3 py-2 text-left wrap-anywhere hover:bg-raised"
              onClick={() => {
                draft.add(bill)
                onDone()
              }}
            >
              {bill.payer}
              <span className="block text-s text-muted">
                <BillFacts bill={bill} transfer={transfer} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
