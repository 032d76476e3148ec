import { useState } from 'react'

import { pathAfterSignIn } from '#web/platform/session/places.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'

/** Where signed-in visitors are redirected; signing in here is redirected by the session itself. */
export function useSignedInRedirect(): string | undefined {
  const { state } = useSession()
  const [stateAtFirst] = useState(state)
  if (state !== 'signed-in' || stateAtFirst !== state) return undefined
  const { pathname: path, search, origin } = globalThis.location
  return pathAfterSignIn({ path, search, origin })
}
