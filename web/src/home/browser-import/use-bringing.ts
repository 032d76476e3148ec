import { useMutation } from '@tanstack/react-query'
import type { BrowserImport } from '@touchline/contract/home/shapes/browser-import'
import { leavingWith } from '@touchline/domain/home/browser-import/leave'
import type { Stored } from '@touchline/domain/home/browser-import/saved'
import { useRef, useState } from 'react'

import { sendTeams, useRefresh } from './api.ts'
import { rememberBrought } from './offer-answer.ts'
import { payloadOf, type Choice } from './payload.ts'
import { leave } from './saved-storage.ts'
import { sendLogos, type LogoOf, type SentLogos } from './send-logos.ts'

/** What came of it. */
export interface Brought {
  readonly result: BrowserImport
  readonly logosLost: readonly string[]
}

export interface Progress {
  readonly done: number
  readonly all: number
}

interface Bringing {
  readonly accountId: string
  readonly stored: Stored
}

/** Sends logos, then everything else at once; only then is it taken out of the browser. */
export function useBringing({ accountId, stored }: Bringing) {
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()
  const sent = useRef<SentLogos>(new Map())
  const intention = useRef({ text: '', key: '' })

  async function bring(choice: Choice): Promise<Brought> {
    const logos = logosOf(choice)
    const onProgress = (done: number): void => setProgress({ done, all: logos.length })
    const logosLost = await sendLogos(logos, { sent: sent.current, onProgress })
    setProgress(undefined)
    const payload = payloadOf(choice, sent.current)
    const result = await sendTeams(payload, keyFor(JSON.stringify(payload)))
    leave(leavingWith(stored, choice.saved, choice.ticked))
    rememberBrought(accountId, result.undoableUntil)
    return { result, logosLost }
  }

  function keyFor(text: string): string {
    if (intention.current.text !== text) intention.current = { text, key: crypto.randomUUID() }
    return intention.current.key
  }

  const bringing = useMutation({
    mutationFn: bring,
    onSuccess: refresh,
    onError: () => setProgress(undefined),
  })
  return { bringing, progress }
}

function logosOf({ saved, ticked }: Choice): readonly LogoOf[] {
  const clubs = saved.clubs.map((group): LogoOf => ({ group, purpose: 'club_logo' }))
  const teams = saved.teams.map((group): LogoOf => ({ group, purpose: 'team_logo' }))
  return [...clubs, ...teams].filter(
    ({ group }) => ticked.has(group.key) && group.logo !== undefined,
  )
}
