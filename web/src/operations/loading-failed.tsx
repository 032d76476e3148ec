import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** What was asked for is not here; asking again may help. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText('operations').admin
  const { tryAgain } = useText('wire')
  return (
    <ErrorState
      title={text.loadingFailed}
      action={
        <Button size="s" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {text.loadingFailedLead}
    </ErrorState>
  )
}
