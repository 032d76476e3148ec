import { useState } from 'react'

import { storedSession } from '#web/platform/session/session.ts'

export interface MessageDraft {
  readonly subject: string
  readonly words: string
  readonly isAnnouncement: boolean
}

const nothingYet: MessageDraft = { subject: '', words: '', isAnnouncement: false }
const kept = new Map<string, MessageDraft>()

/** An unfinished message, kept in this tab per account and team until sent or cancelled. */
export function useStartedDraft(teamId: string) {
  const key = `${storedSession()?.user.id} ${teamId}`
  const [begun, setBegun] = useState(() => kept.get(key) ?? nothingYet)

  function change(now: MessageDraft): void {
    kept.set(key, now)
    setBegun(now)
  }

  return { begun, change, forget: () => kept.delete(key) }
}
