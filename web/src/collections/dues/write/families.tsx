import type {
  DuesFamilyShape,
  DuesPersonShape,
  DuesPreviewShape,
} from '@touchline/contract/collections/shapes/dues'
import { useMemo, useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { RowCheckbox } from '#web/ui/row-checkbox.tsx'
import { SearchField } from '#web/ui/search-field.tsx'

import { FilterChips } from '../../filter-chips.tsx'
import { countFamilies, type DuesFilter, duesFilters, filterFamilies, isDue } from './bill-view.ts'
import { ExemptDialog } from './exempt-dialog.tsx'
import { FamilyPeople } from './family-people.tsx'
import type { BillRun } from './use-bill-run.ts'

interface FamiliesProps {
  readonly clubId: string
  readonly preview: DuesPreviewShape
  readonly writing: BillRun
}

/** Families with totals and reasons; excluded people get no bill now. */
export function Families({ clubId, preview, writing }: FamiliesProps) {
  const text = useText('dues').write
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<DuesFilter>('all')
  const [exempted, setExempted] = useState<DuesPersonShape>()
  const rows = useMemo(() => filterFamilies(preview, { search, filter }), [preview, search, filter])
  const counts = useMemo(() => countFamilies(preview), [preview])
  const columns = useColumns(preview.currency, writing, setExempted)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchField label={text.search} value={search} onChange={setSearch} className="max-w-md" />
      <FilterChips
        label={text.show}
        filters={duesFilters}
        counts={counts}
        words={text.filters}
        value={filter}
        onChange={setFilter}
      />
      {rows.length === 0 && <p role="status">{text.noMatch}</p>}
      {rows.length > 0 && (
        <DataTable
          caption={text.columns.payer}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          headerCells={{ select: <SelectShown rows={rows} writing={writing} /> }}
        />
      )}
      {exempted && (
        <ExemptDialog
          key={exempted.id}
          clubId={clubId}
          person={exempted}
          onClose={() => setExempted(undefined)}
        />
      )}
    </section>
  )
}

function useColumns(
  currency: string,
  { takenOut, toggle }: BillRun,
  onExempt: (person: DuesPersonShape) => void,
): readonly Column<DuesFamilyShape>[] {
  const text = useText('dues').write
  const { money } = useFormat()
  return [
    {
      key: 'select',
      header: text.columns.select,
      headerHidden: true,
      isTool: true,
      phone: 'lead',
      cell: (family) =>
        isDue(family) && (
          <RowCheckbox
            label={text.selectOne(family.payer)}
            value={!takenOut.has(family.key)}
            onChange={() => toggle([family.key], takenOut.has(family.key))}
          />
        ),
    },
    {
      key: 'payer',
      header: text.columns.payer,
      phone: 'title',
      cell: ({ payer, hasAddress, people }) => (
        <span className="grid justify-items-start gap-1 wrap-anywhere">
          {payer}
          {!hasAddress && people.some(({ state }) => state === 'due') && (
            <Badge tone="warning">{text.noAddress}</Badge>
          )}
        </span>
      ),
    },
    {
      key: 'people',
      header: text.columns.people,
      phone: 'detail',
      cell: ({ people }) => (
        <FamilyPeople people={people} currency={currency} onExempt={onExempt} />
      ),
    },
    {
      key: 'amount',
      header: text.columns.amount,
      align: 'end',
      phone: 'aside',
      cell: (family) => isDue(family) && <strong>{money(family.amount, currency)}</strong>,
    },
  ]
}

interface SelectShownProps {
  readonly rows: readonly DuesFamilyShape[]
  readonly writing: BillRun
}

/** Includes everyone displayed who is due, or excludes them. */
function SelectShown({ rows, writing: { takenOut, toggle } }: SelectShownProps) {
  const { selectAll } = useText('dues').write
  const keys = rows.filter(isDue).map(({ key }) => key)
  const count = keys.filter((key) => !takenOut.has(key)).length
  const isWhole = keys.length > 0 && count === keys.length
  return (
    <RowCheckbox
      label={selectAll}
      value={isWhole}
      isMixed={count > 0 && !isWhole}
      onChange={() => toggle(keys, !isWhole)}
    />
  )
}
