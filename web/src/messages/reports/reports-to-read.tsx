import type { Report } from '@touchline/contract/messages/shapes/reports'
import { useId } from 'react'

import { useText } from '#web/platform/language/language.tsx'

import { OneReport } from './one-report.tsx'

/** Reports to handle, open ones first. */
export function ReportsToRead({ reports }: { reports: readonly Report[] }) {
  const { list: text } = useText('reports')
  const heading = useId()
  if (reports.length === 0) return null
  const inOrder = reports.toSorted(
    (one, other) => Number(one.closed !== null) - Number(other.closed !== null),
  )
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-l">
        {text.toRead}
      </h2>
      <p className="mb-3 max-w-measure text-muted">{text.toReadHint}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {inOrder.map((report) => (
          <OneReport key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}
