import { useSignInAgain } from '#web/accounts/use-sign-in-again.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'

/**
 * Shown if the teams couldn't be loaded. A signed-out person is asked to sign in and returns here.
 */
export function TeamsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useText('teams')
  const { tryAgain } = useText('wire')
  const signInAgain = useSignInAgain()
  const isSignedOut = codeOf(error) === 'not_signed_in'
  return (
    <ErrorState
      title={isSignedOut ? text.mine.notSignedIn : text.mine.failed}
      action={<Button onClick={isSignedOut ? signInAgain : onRetry}>{tryAgain}</Button>}
    >
      {!isSignedOut && text.loadFailedHint}
    </ErrorState>
  )
}
