import type { AttendanceRecord } from '@touchline/contract/attendance/shapes/marks'

import { useText } from '#web/platform/language/language.tsx'
import { SortSelect } from '#web/ui/sort-select.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'

import type { AttendanceFilter } from './api/figures.ts'
import { ExportFigures } from './export-figures.tsx'
import type { useSummaryColumns } from './summary-columns.tsx'
import { SummaryFilters } from './summary-filters.tsx'
import { useSummaryOptions } from './use-summary-options.ts'

interface SummaryHeadProps {
  readonly events: number
  readonly counted: AttendanceFilter
  readonly shown: readonly AttendanceRecord[]
  readonly columns: ReturnType<typeof useSummaryColumns>
}

/** The number of events, and export. */
export function SummaryHead({ events, counted, shown, columns }: SummaryHeadProps) {
  const text = useText('attendance')
  const { options, change } = useSummaryOptions()
  const isWide = useIsWide(40)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 max-sm:mt-3 sm:mb-2">
      <p className="figures grow text-muted">{text.events(events)}</p>
      {isWide && shown.length > 1 && (
        <SortSelect
          label={text.sortBy}
          wordOf={text.sortedBy}
          columns={columns}
          sorting={options.sorting}
          onSort={(sorting) => change({ sorting })}
        />
      )}
      {shown.length > 0 && (
        <ExportFigures counted={counted} memberIds={shown.map(({ memberId }) => memberId)} />
      )}
    </div>
  )
}

/** On wide screens the filters stay above the list, even when it is empty. */
export function FiltersAbove() {
  return useIsWide(40) && <SummaryFilters />
}
