import type { DebitsShape, MandateShape } from '@touchline/contract/collections/shapes/debits'
import { isSearched, searchText } from '@touchline/domain/values/folding'
import { maskedIban } from '@touchline/domain/values/iban'
import { useState } from 'react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useMandates } from '../api.ts'
import { MandateDetails } from './mandate-details.tsx'
import { MandateDialog } from './mandate-dialog.tsx'

interface MandateListProps {
  readonly clubId: string
  readonly debits: DebitsShape
}

/** The mandates of a club. */
export function MandateList({ clubId, debits }: MandateListProps) {
  const text = useText('debits').mandates
  const query = useMandates(clubId)
  const [search, setSearch] = useState('')
  const [openId, setOpen] = useState<string>()
  const [isEditing, setEditing] = useState(false)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (query.data === undefined) return <LoadFailure title={text.failed} query={query} />
  const { mandates } = query.data
  if (mandates.length === 0) return <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
  const shown = mandates.filter(({ holder, payer, reference, iban }) =>
    isSearched(searchText(holder, payer, reference, iban), search),
  )
  const open = mandates.find(({ id }) => id === openId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchField label={text.search} value={search} onChange={setSearch} />
      {shown.length === 0 ? (
        <p className="text-muted">{text.noMatch}</p>
      ) : (
        <MandateTable mandates={shown} onOpen={setOpen} />
      )}
      {open !== undefined && !isEditing && (
        <MandateDetails
          clubId={clubId}
          mandate={open}
          onEdit={() => setEditing(true)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open !== undefined && isEditing && (
        <MandateDialog
          clubId={clubId}
          edited={open}
          nextReference={debits.nextReference}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

interface MandateTableProps {
  readonly mandates: readonly MandateShape[]
  readonly onOpen: (id: string) => void
}

function MandateTable({ mandates, onOpen }: MandateTableProps) {
  const text = useText('debits').mandates
  const { day } = useFormat()
  const columns: Column<MandateShape>[] = [
    {
      key: 'holder',
      header: text.columns.holder,
      phone: 'title',
      cell: ({ id, holder, payer }) => (
        <span className="grid justify-items-start wrap-anywhere">
          <button
            type="button"
            className="min-h-9 text-left font-medium wrap-anywhere hover:underline touch:min-h-11"
            aria-label={text.open(holder)}
            onClick={() => onOpen(id)}
          >
            {holder}
          </button>
          {payer !== holder && <span className="text-s text-muted">{text.paysFor(payer)}</span>}
        </span>
      ),
    },
    {
      key: 'reference',
      header: text.columns.reference,
      phone: 'detail',
      cell: ({ reference }) => <span className="figures wrap-anywhere">{reference}</span>,
    },
    {
      key: 'iban',
      header: text.columns.iban,
      phone: 'hidden',
      cell: ({ iban }) => <span className="figures">{maskedIban(iban)}</span>,
    },
    {
      key: 'signedOn',
      header: text.columns.signedOn,
      phone: 'hidden',
      cell: ({ signedOn }) => day(signedOn),
    },
    {
      key: 'state',
      header: text.columns.state,
      phone: 'aside',
      cell: ({ state }) => (
        <Badge tone={state === 'valid' ? 'good' : 'neutral'}>{text.states[state]}</Badge>
      ),
    },
  ]
  return (
    <DataTable caption={text.title} columns={columns} rows={mandates} rowKey={({ id }) => id} />
  )
}
