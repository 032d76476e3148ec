import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'
import { ClipboardCheck } from 'lucide-react'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { DataTable, type Sorting } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useSummary } from './api.ts'
import { type Shown, shownRecords } from './shown-records.ts'
import { useSummaryColumns } from './summary-columns.tsx'
import { Unreachable } from './unreachable.tsx'

interface SummaryProps {
  readonly teamId: string
  readonly seasonId: string | undefined
}

/** A season in numbers, a line for each person. */
export function Summary({ teamId, seasonId }: SummaryProps) {
  const text = useText('attendance')
  const { loading } = useText('wire')
  const summary = useSummary(teamId, seasonId)

  if (summary.isPending) return <SkeletonRows label={loading} />
  if (summary.isError) return <Unreachable onRetry={() => void summary.refetch()} />
  if (summary.data.events === 0)
    return <EmptyState icon={<ClipboardCheck aria-hidden />} title={text.empty} />
  return <Records records={summary.data.members} events={summary.data.events} />
}

interface RecordsProps {
  readonly records: readonly AttendanceRecord[]
  readonly events: number
}

function Records({ records, events }: RecordsProps) {
  const text = useText('attendance')
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Shown>('all')
  const [sorting, setSorting] = useState<Sorting>({ key: 'member', direction: 'ascending' })
  const columns = useSummaryColumns()
  const shown = shownRecords(records, { search, filter, sorting })

  return (
    <>
      <div className="no-print mb-3 flex flex-wrap items-center gap-3">
        <SearchField
          label={text.search}
          value={search}
          onChange={setSearch}
          className="min-w-48 grow sm:max-w-80"
        />
        <div className="w-full sm:w-80">
          <SegmentedControl
            label={text.filter}
            value={filter}
            onChange={setFilter}
            segments={[
              { value: 'all', label: text.filters.all },
              { value: 'players', label: text.filters.players },
              { value: 'staff', label: text.filters.staff },
            ]}
          />
        </div>
      </div>
      <p className="figures mb-2 text-muted">{text.events(events)}</p>
      {shown.length === 0 ? (
        <EmptyState title={text.nothingFound} />
      ) : (
        <DataTable
          caption={text.title}
          columns={columns}
          rows={shown}
          rowKey={({ memberId }) => memberId}
          sorting={sorting}
          onSort={setSorting}
        />
      )}
    </>
  )
}
