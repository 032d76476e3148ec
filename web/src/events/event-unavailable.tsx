import { PageTitle } from '#web/app/page-title.tsx'
import { isNotFound } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { BackToCalendar } from './back-to-calendar.tsx'
import { useLoadErrorText } from './use-load-error-text.ts'

interface EventUnavailableProps {
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
  readonly teamId: string | undefined
}

/** Says whether the event is gone or only unavailable now. */
export function EventUnavailable({ query, teamId }: EventUnavailableProps) {
  const { notFound } = useText('events').page
  const { title, description } = useLoadErrorText(query.error)
  const { tryAgain } = useText('wire')
  const isGone = isNotFound(query.error)
  return (
    <>
      <PageTitle title={isGone ? notFound : title} />
      <BackToCalendar teamId={teamId} />
      {isGone ? (
        <EmptyState heading="h1" title={notFound} />
      ) : (
        <ErrorState
          heading="h1"
          title={title}
          action={<Button onClick={() => void query.refetch()}>{tryAgain}</Button>}
        >
          {description}
        </ErrorState>
      )}
    </>
  )
}

interface EventWaitingProps {
  /** For a page without a heading, so that screen readers find one. */
  readonly heading?: 'h1' | undefined
}

/** The placeholder of an event page. */
export function EventWaiting({ heading }: EventWaitingProps) {
  const Words = heading ?? 'span'
  const { loading } = useText('wire')
  return (
    <div role="status" className="grid gap-4">
      <Words className="sr-only">{loading}</Words>
      <Skeleton className="h-24 rounded-surface" />
      <Skeleton className="h-32 rounded-surface" />
      <Skeleton className="h-64 rounded-surface" />
    </div>
  )
}
