import { demoClub, type DemoPerson } from '@touchline/contract/auth/shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { codeOf, refusalFrom } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { type BrowserPlace, useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

export type SignIn = Pick<DemoPerson, 'email' | 'password'>

/** The demo club: its people once loaded, and loading it in one's language and zone. */
export function useDemo(
  known: readonly DemoPerson[],
  onPick: ((signIn: SignIn) => void) | undefined,
) {
  const { errors } = useText('wire')
  const place = useBrowserPlace()
  const navigate = useNavigate()
  const [loaded, setLoaded] = useState<readonly DemoPerson[]>([])
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function load(): Promise<void> {
    setBusy(true)
    setRefusal(undefined)
    try {
      setLoaded(await loadDemo(place))
    } catch (error) {
      setRefusal(errors[codeOf(error)])
    } finally {
      setBusy(false)
    }
  }

  function pick(signIn: SignIn): void {
    if (onPick === undefined) void navigate(paths.login)
    else onPick(signIn)
  }

  return {
    people: loaded.length > 0 ? loaded : known,
    busy,
    refusal,
    load: () => void load(),
    pick,
  }
}

async function loadDemo(place: BrowserPlace): Promise<readonly DemoPerson[]> {
  const response = await fetch('/rest/v1/demo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(place),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw refusalFrom(answer, response.status) ?? new Error('not loaded')
  return demoClub.parse(answer).people
}
