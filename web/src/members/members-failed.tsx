import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

export function MembersFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText('members')
  return (
    <ErrorState
      title={text.loadFailedTitle}
      action={<Button onClick={onRetry}>{text.tryAgain}</Button>}
    >
      {text.loadFailed}
    </ErrorState>
  )
}
