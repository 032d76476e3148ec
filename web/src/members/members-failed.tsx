import { useReason } from '#web/platform/client/use-reason.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

interface MembersFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

export function MembersFailed({ error, onRetry }: MembersFailedProps) {
  const text = useText('members')
  const reason = useReason(error)
  return (
    <ErrorState
      title={text.loadFailedTitle}
      action={<Button onClick={onRetry}>{text.tryAgain}</Button>}
    >
      {reason ?? text.loadFailed}
    </ErrorState>
  )
}
