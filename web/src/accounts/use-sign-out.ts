import { useText } from '#web/platform/language/language.tsx'
import { leaveWithCare } from '#web/platform/offline/leaving.ts'
import { useAuthActions } from '#web/platform/session/use-auth-actions.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

/** Ends the session of this browser; the change of the session leads to the sign-in page. */
export function useSignOut(): () => void {
  const text = useText('auth').signOut
  const toast = useToast()
  const actions = useAuthActions()

  async function signOut(): Promise<void> {
    const outcome = await actions.signOut()
    if (outcome.kind === 'refused') toast({ title: text.failed, tone: 'error' })
  }

  return () => leaveWithCare(() => void signOut())
}
