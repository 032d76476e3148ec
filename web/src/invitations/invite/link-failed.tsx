import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

export function LinkFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { errors, tryAgain } = useText('wire')
  return (
    <ErrorState
      title={errors[codeOf(error)]}
      action={<Button onClick={onRetry}>{tryAgain}</Button>}
    />
  )
}
