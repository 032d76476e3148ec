import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { leave } from '#web/platform/session/leave.ts'
import { outcomeOf } from '#web/platform/session/outcome.ts'
import type { AfterSignOut } from '#web/platform/session/places.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

/** Ends this browser's session; the session change redirects, and a toast reports a failure. */
export function useLeave(leaveTo: AfterSignOut = 'login'): () => void {
  const text = useText('site')
  const toast = useToast()
  const { language } = useLanguage()

  async function tryToLeave(): Promise<void> {
    const outcome = await outcomeOf(language, () => leave(leaveTo))
    if (outcome.kind === 'refused') toast({ title: text.signOutFailed, tone: 'error' })
  }

  return () => void tryToLeave()
}
