import { ShieldCheck } from 'lucide-react'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useReports } from '../api/reports.ts'
import { MadeReports } from './made-reports.tsx'
import { ReportsToRead } from './reports-to-read.tsx'

/** Reports to handle, and one's own reports. */
export default function ReportsPage() {
  const { list: text } = useText('reports')
  const { loading } = useText('wire')
  const reports = useReports()
  const { data } = reports
  const isEmpty = data?.reports.length === 0 && data.made.length === 0
  return (
    <PageMain>
      <PageTitle title={text.title} />
      <PageHeader title={text.title} subtitle={<p className="max-w-measure">{text.lead}</p>} />
      {reports.isPending && <SkeletonRows label={loading} />}
      {reports.isError && data === undefined && <LoadFailure title={text.failed} query={reports} />}
      {isEmpty && <EmptyState icon={<ShieldCheck aria-hidden />} title={text.empty} />}
      {data !== undefined && !isEmpty && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <ReportsToRead reports={data.reports} />
          <MadeReports made={data.made} />
        </div>
      )}
    </PageMain>
  )
}
