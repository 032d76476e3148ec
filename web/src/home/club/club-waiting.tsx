import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx'

interface ClubWaitingProps {
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** The page while the club is on its way, or could not be loaded. */
export function ClubWaiting({ isFailed, onRetry }: ClubWaitingProps) {
  const text = useText('clubs').page
  const { tryAgain } = useText('wire')
  return (
    <PageMain>
      <PageTitle title={isFailed ? text.failed : text.loading} />
      <h1 className="sr-only">{text.teams}</h1>
      {isFailed ? (
        <ErrorState title={text.failed} action={<Button onClick={onRetry}>{tryAgain}</Button>}>
          {text.failedHint}
        </ErrorState>
      ) : (
        <>
          <Header />
          <SkeletonRows label={text.loading} count={2} />
        </>
      )}
    </PageMain>
  )
}

/** As high as the one that comes: the shield, the name, the sport. */
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
