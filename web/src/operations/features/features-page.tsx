import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { LoadingFailed } from '../loading-failed.tsx'
import { useFeatures } from './api.ts'
import { FeaturesForm } from './features-form.tsx'

/** Features of the installation. */
export default function FeaturesPage() {
  const { title: product, features: text } = useText('operations').admin
  const { data, isPending, refetch } = useFeatures()
  return (
    <>
      <PageTitle title={`${text.tab} · ${product}`} />
      <PageHeader title={text.tab} subtitle={text.lead} />
      {isPending ? (
        <Skeleton className="h-96 w-full max-w-form" />
      ) : data === undefined ? (
        <LoadingFailed onRetry={() => void refetch()} />
      ) : (
        <FeaturesForm key={JSON.stringify(data.features)} features={data.features} />
      )}
    </>
  )
}
