import { PageTitle } from '#web/app/page-title.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useMaintenance } from './api.ts'
import { LoadingFailed } from './loading-failed.tsx'
import { MaintenanceForm } from './maintenance-form.tsx'

/** Closes the site for everyone but operators, and opens it. */
export default function MaintenancePage() {
  const { title: product, maintenance: text } = useText('operations').admin
  const { moment } = useFormat()
  const { data, isPending, refetch } = useMaintenance()
  return (
    <>
      <PageTitle title={`${text.title} · ${product}`} />
      <PageHeader title={text.title} subtitle={text.lead} />
      {isPending ? (
        <Skeleton className="h-64 w-full max-w-form" />
      ) : data === undefined ? (
        <LoadingFailed onRetry={() => void refetch()} />
      ) : (
        <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
          <Banner
            tone={data.isOn ? 'warning' : 'good'}
            title={data.isOn ? text.isClosed : text.isOpen}
          >
            {data.since !== null &&
              (data.by === null
                ? text.since(moment(data.since, localTimeZone()))
                : text.sinceBy(moment(data.since, localTimeZone()), data.by))}
          </Banner>
          <MaintenanceForm key={data.since ?? 'open'} now={data} />
          <p className="text-s text-muted">{text.restart}</p>
        </div>
      )}
    </>
  )
}
