import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

export function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { unreachable } = useText('home')
  const { tryAgain } = useText('wire')
  return (
    <ErrorState title={unreachable.title} action={<Button onClick={onRetry}>{tryAgain}</Button>}>
      {unreachable.description}
    </ErrorState>
  )
}
