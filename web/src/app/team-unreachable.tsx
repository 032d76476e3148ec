import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

import { PageMain } from './page-main.tsx'
import { PageTitle } from './page-title.tsx'

/** In place of a team's pages while the server does not answer. */
export function TeamUnreachable({ onRetry }: { onRetry: () => void }) {
  const text = useText('site').unreachable
  const wire = useText('wire')
  return (
    <PageMain width="prose">
      <PageTitle title={text.title} />
      <ErrorState
        heading="h1"
        title={text.title}
        action={<Button onClick={onRetry}>{wire.tryAgain}</Button>}
      >
        {text.description}
      </ErrorState>
    </PageMain>
  )
}
