import { useState } from 'react'

import { pathAfterSignIn } from '#web/platform/session/places.ts'
import { useSession } from '#web/platform/session/session-provider.tsx'

/** Where whoever comes signed in already is led on to; whoever signs in here is led by the session itself. */
export function useWayOn(): string | undefined {
  const { state } = useSession()
  const [stateAtFirst] = useState(state)
  if (state !== 'signed-in' || stateAtFirst !== state) return undefined
  const { pathname: path, search, origin } = globalThis.location
  return pathAfterSignIn({ path, search, origin })
}
