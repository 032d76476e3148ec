import { useState } from 'react'

import { pathAfterSignIn } from '#web/platform/session/places.ts'
import { useSignInWays } from '#web/platform/session/use-sign-in-ways.ts'

import type { useLogin } from './use-login.ts'

type Login = Pick<ReturnType<typeof useLogin>, 'fields' | 'refuse'>

/** "Email me a sign-in link": uses the address in the form, or asks for it. */
export function useMailLink({ fields, refuse }: Login, onSent: (email: string) => void) {
  const { mailLink } = useSignInWays()
  const [busy, setBusy] = useState(false)

  async function ask(): Promise<void> {
    if (!fields.check(['email'])) return
    const email = fields.textOf('email').trim()
    const { pathname: path, search, origin } = globalThis.location
    setBusy(true)
    const outcome = await mailLink(email, pathAfterSignIn({ path, search, origin }))
    setBusy(false)
    if (outcome.kind === 'refused') refuse(outcome.message)
    else onSent(email)
  }

  return { busy, ask: () => void ask() }
}
