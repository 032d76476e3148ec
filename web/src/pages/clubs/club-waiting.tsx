import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { LoadFailure, type LoadFailureProps } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'

/** The page while the club is loading or has failed to load. */
export function ClubWaiting({ query }: Pick<LoadFailureProps, 'query'>) {
  const text = useText('clubs').page
  const isFailed = query.error !== null
  return (
    <PageMain>
      <PageTitle title={isFailed ? text.failed : text.loading} />
      <h1 className="sr-only">{text.teams}</h1>
      {isFailed ? (
        <LoadFailure title={text.failed} hint={text.failedHint} query={query} />
      ) : (
        <>
          <Header />
          <SkeletonRows label={text.loading} count={2} />
        </>
      )}
    </PageMain>
  )
}

/** As high as the real one: crest, name, sport. */
function Header() {
  return (
    <div className="mb-8 flex items-center gap-5">
      <Skeleton className="size-24" />
      <div className="grid grow gap-2">
        <Skeleton className="h-8 w-3/5 max-w-72" />
        <Skeleton className="h-4 w-2/5 max-w-40" />
      </div>
    </div>
  )
}
