import type { ReportShape } from '@touchline/contract/collections/shapes/report'
import { lazy, Suspense } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useCollectionPlace } from '../use-collection-place.ts'

/** Loads the chart library only if there is data. */
const MoneyChart = lazy(async () => ({
  default: (await import('./money-chart.tsx')).MoneyChart,
}))

/** Received amounts over time, as a chart or a table. */
export function MoneyOverTime({ report }: { report: ReportShape }) {
  const text = useText('treasurer').report
  const { course, go } = useCollectionPlace()
  if (report.byDay.length === 0) return null
  return (
    <Card title={text.course} className="min-w-0 lg:col-span-2">
      <div className="no-print mb-4 max-w-56">
        <SegmentedControl
          label={text.shownAs}
          size="s"
          segments={[
            { value: 'chart', label: text.asChart },
            { value: 'table', label: text.asTable },
          ]}
          value={course}
          onChange={(chosen) => go({ course: chosen === 'chart' ? null : chosen })}
        />
      </div>
      {course === 'table' ? (
        <DaysTable report={report} />
      ) : (
        <Suspense fallback={<Skeleton className="h-66" />}>
          <MoneyChart report={report} />
        </Suspense>
      )}
    </Card>
  )
}

function DaysTable({ report: { byDay, currency } }: { report: ReportShape }) {
  const text = useText('treasurer').report
  const { money, day: dayOf } = useFormat()
  return (
    <DataTable
      caption={text.course}
      rows={byDay.toReversed()}
      rowKey={({ day }) => day}
      columns={[
        { key: 'day', header: text.day, phone: 'title', cell: ({ day }) => dayOf(day) },
        {
          key: 'charged',
          header: text.charged,
          align: 'end',
          phone: 'detail',
          cell: ({ charged }) => (
            <>
              <span className="md:hidden">{text.charged} </span>
              {money(charged, currency)}
            </>
          ),
        },
        {
          key: 'paid',
          header: text.paid,
          align: 'end',
          phone: 'aside',
          cell: ({ paid }) => <strong>{money(paid, currency)}</strong>,
        },
      ]}
    />
  )
}
