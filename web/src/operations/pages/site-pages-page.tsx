import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { LoadingFailed } from '../loading-failed.tsx'
import { useSitePages } from './api.ts'
import { SitePagesForm } from './site-pages-form.tsx'

/** The operator's text for the imprint and the privacy page. */
export default function SitePagesPage() {
  const { title: product, pages: text } = useText('operations').admin
  const { data, isPending, refetch } = useSitePages()
  return (
    <>
      <PageTitle title={`${text.title} · ${product}`} />
      <PageHeader title={text.title} subtitle={text.lead} />
      {isPending ? (
        <Skeleton className="h-96 w-full max-w-form" />
      ) : data === undefined ? (
        <LoadingFailed onRetry={() => void refetch()} />
      ) : (
        <SitePagesForm texts={data} />
      )}
    </>
  )
}
