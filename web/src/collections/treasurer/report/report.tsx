import { ChartLine } from 'lucide-react'

import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import type { CollectionKey } from '../api/keys.ts'
import { useReport } from '../api/report.ts'
import { ExportCollection } from './export-collection.tsx'
import { FeeBars } from './fee-bars.tsx'
import { MoneyOverTime } from './money-over-time.tsx'
import { ReportFigures } from './report-figures.tsx'
import { WaysOfPayment } from './ways-of-payment.tsx'

/** A report whose parts add up to the total. */
export function Report({ collectionKey }: { collectionKey: CollectionKey }) {
  const text = useText('treasurer').report
  const { data, ...query } = useReport(collectionKey)
  if (query.isPending) return <SkeletonRows label={text.loading} />
  if (data === undefined) return <LoadFailure title={text.failed} query={query} />
  if (data.whole.bills === 0)
    return <EmptyState icon={<ChartLine aria-hidden />} title={text.empty} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <ReportFigures report={data} />
      <WaysOfPayment report={data} />
      <MoneyOverTime report={data} />
      <FeeBars collectionKey={collectionKey} report={data} />
      <Card title={text.exportTitle} className="no-print lg:col-span-2">
        <p className="mb-3 max-w-measure text-muted">{text.exportText}</p>
        <div className="flex flex-wrap gap-2">
          <ExportCollection collectionKey={collectionKey} what="participants" />
          <ExportCollection collectionKey={collectionKey} what="journal" />
          <ExportCollection collectionKey={collectionKey} what="ledger" />
        </div>
      </Card>
    </div>
  )
}
