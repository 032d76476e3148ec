import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

import { PageMain } from './page-main.tsx'
import { PageTitle } from './page-title.tsx'

interface TeamUnreachableProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Replaces a team's pages while the server doesn't respond or its club is suspended. */
export function TeamUnreachable({ error, onRetry }: TeamUnreachableProps) {
  const text = useText('site').unreachable
  const wire = useText('wire')
  const isSuspended = codeOf(error) === 'club_suspended'
  const title = isSuspended ? text.suspended : text.title
  return (
    <PageMain width="prose">
      <PageTitle title={title} />
      <ErrorState
        heading="h1"
        title={title}
        action={<Button onClick={onRetry}>{wire.tryAgain}</Button>}
      >
        {isSuspended ? wire.errors.club_suspended : text.description}
      </ErrorState>
    </PageMain>
  )
}
