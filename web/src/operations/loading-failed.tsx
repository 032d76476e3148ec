import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/** Shown instead of data that failed to load, with a button to retry. */
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
