import { ShieldCheck } from 'lucide-react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useReports } from '../api/reports.ts'
import { OneReport } from './one-report.tsx'

/** What was reported to whoever answers for children, open ones first. */
export default function ReportsPage() {
  const { list: text } = useText('reports')
  const { loading } = useText('wire')
  const reports = useReports()
  const { data } = reports
  const inOrder = data?.toSorted(
    (one, other) => Number(one.closed !== null) - Number(other.closed !== null),
  )
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={<p className="max-w-prose">{text.lead}</p>} />
      {reports.isPending && <SkeletonRows label={loading} />}
      {reports.isError && data === undefined && <LoadFailure title={text.failed} query={reports} />}
      {data?.length === 0 && (
        <EmptyState icon={<ShieldCheck aria-hidden />} title={text.empty}>
          {text.emptyHint}
        </EmptyState>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {inOrder?.map((report) => (
          <OneReport key={report.id} report={report} />
        ))}
      </ul>
    </PageMain>
  )
}
