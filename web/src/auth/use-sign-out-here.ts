import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { outcomeOf } from '#web/platform/session/outcome.ts'
import type { AfterSignOut } from '#web/platform/session/places.ts'
import { signOutOfSession } from '#web/platform/session/sign-out-of-session.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

/** Ends this browser's session; the session change redirects, and a toast reports a failure. */
export function useSignOutHere(leaveTo: AfterSignOut = 'login'): () => void {
  const text = useText('site')
  const toast = useToast()
  const { language } = useLanguage()

  async function tryToLeave(): Promise<void> {
    const outcome = await outcomeOf(language, () => signOutOfSession(leaveTo))
    if (outcome.kind === 'refused') toast({ title: text.signOutFailed, tone: 'error' })
  }

  return () => void tryToLeave()
}
