import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { pathAfterSignIn } from '#web/platform/session/places.ts'
import { useSignInWays } from '#web/platform/session/use-sign-in-ways.ts'
import { useToast } from '#web/platform/toast/toast.tsx'

/** After this time without leaving, the button can be pressed again. */
const patienceMs = 5000

/** Sign-in at Google; `onFailed` gets the message for the form. */
export function useGoogle(onFailed: (sentence: string) => void) {
  const text = useText('auth').google
  const toast = useToast()
  const { withGoogle } = useSignInWays()
  const [busy, setBusy] = useState(false)

  async function start(): Promise<void> {
    setBusy(true)
    setTimeout(() => setBusy(false), patienceMs)
    const { pathname: path, search, origin } = globalThis.location
    const outcome = await withGoogle(pathAfterSignIn({ path, search, origin }))
    if (outcome.kind === 'done') return
    toast({ title: text.failedToast, tone: 'error' })
    onFailed(text.failedForm)
  }

  return { busy, start: () => void start() }
}
