import { signOutWithWarning } from '#web/platform/offline/sign-out-warning.ts'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

/** Ends a session the server no longer accepts, and returns to this page after sign-in. */
export function useSignInAgain(): () => void {
  const toast = useToast()
  const actions = useAuthActions()

  async function signInAgain(): Promise<void> {
    const outcome = await actions.signInAgain()
    if (outcome.kind === 'refused') toast({ title: outcome.message, tone: 'error' })
  }

  return () => signOutWithWarning(() => void signInAgain())
}
