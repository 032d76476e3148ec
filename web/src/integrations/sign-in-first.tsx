import { useText } from '#web/platform/language/language.tsx'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { Button } from '#web/ui/button.tsx'

/** People without a password sign in again as proof. */
export function SignInFirst({ reason }: { readonly reason: string }) {
  const text = useText('integrations')
  const { signInAgain } = useAuthActions()
  return (
    <>
      <p>{reason}</p>
      <Button variant="primary" onClick={() => void signInAgain()}>
        {text.signInAgain}
      </Button>
    </>
  )
}
