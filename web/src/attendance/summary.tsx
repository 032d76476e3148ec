import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'
import { ClipboardCheck } from 'lucide-react'

import { LoadErrorState } from '#web/events/load-error-state.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import { type AttendanceFilter, useSummary } from './api/figures.ts'
import { ExportFigures } from './export-figures.tsx'
import { filterRecords } from './filter-records.ts'
import { useSummaryColumns } from './summary-columns.tsx'
import { FiltersAbove, SummaryHead } from './summary-head.tsx'
import { useSummaryOptions } from './use-summary-options.ts'

interface SummaryProps {
  readonly teamId: string
  readonly seasonId: string | undefined
}

export function Summary({ teamId, seasonId }: SummaryProps) {
  const { loading } = useText('wire')
  const { type } = useSummaryOptions().options
  const counted = { teamId, seasonId, type }
  const summary = useSummary(counted)

  if (summary.isPending) return <SkeletonRows label={loading} />
  if (summary.isError) return <LoadErrorState query={summary} />
  const { events, members } = summary.data
  return (
    <>
      <FiltersAbove />
      {events === 0 && type === undefined ? (
        <NoneYet counted={counted} />
      ) : (
        <Records records={members} events={events} counted={counted} />
      )}
    </>
  )
}

interface RecordsProps {
  readonly records: readonly AttendanceRecord[]
  readonly events: number
  readonly counted: AttendanceFilter
}

function Records({ records, events, counted }: RecordsProps) {
  const text = useText('attendance')
  const { options, change } = useSummaryOptions()
  const columns = useSummaryColumns()
  const shown = filterRecords(records, options)
  const isWide = useIsWide(40)
  const head = <SummaryHead events={events} counted={counted} shown={shown} columns={columns} />

  return (
    <>
      {isWide && head}
      {shown.length === 0 ? (
        <EmptyState title={text.nothingFound} />
      ) : (
        <DataTable
          caption={text.title}
          columns={columns}
          rows={shown}
          rowKey={({ memberId }) => memberId}
          sorting={options.sorting}
          onSort={(sorting) => change({ sorting })}
        />
      )}
      {!isWide && head}
    </>
  )
}

/** A season without past events; if it is over, none will follow. */
function NoneYet({ counted }: { counted: AttendanceFilter }) {
  const text = useText('attendance')
  const { data: seasons = [] } = useSeasons(counted.teamId)
  const isOver = seasons.some(({ id, status }) => id === counted.seasonId && status === 'past')
  const words = isOver ? text.emptySeason : text.empty
  return (
    <>
      <div className="mb-2 flex justify-end">
        <ExportFigures counted={counted} memberIds={[]} refusal={words} />
      </div>
      <EmptyState icon={<ClipboardCheck aria-hidden />} title={words} />
    </>
  )
}
