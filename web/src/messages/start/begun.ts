import { useState } from 'react'

import { storedSession } from '#web/platform/session/session.ts'

export interface Begun {
  readonly subject: string
  readonly words: string
  readonly isAnnouncement: boolean
}

const nothingYet: Begun = { subject: '', words: '', isAnnouncement: false }
const kept = new Map<string, Begun>()

/**
 * A new message on its way: it waits in this tab for whoever began it, in that team, until it is sent or
 * called off.
 */
export function useBegun(teamId: string) {
  const key = `${storedSession()?.user.id} ${teamId}`
  const [begun, setBegun] = useState(() => kept.get(key) ?? nothingYet)

  function change(now: Begun): void {
    kept.set(key, now)
    setBegun(now)
  }

  return { begun, change, forget: () => kept.delete(key) }
}
