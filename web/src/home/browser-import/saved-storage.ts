import { isSavedKey, type Leaving } from '@touchline/domain/home/browser-import/leave'
import type { Stored } from '@touchline/domain/home/browser-import/saved'

/** What an older version left in this browser; empty where storage cannot be reached. */
export function savedHere(): Stored {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
    return Object.fromEntries(
      keys.flatMap((key) => {
        const text = key !== null && isSavedKey(key) ? localStorage.getItem(key) : null
        return key === null || text === null ? [] : [[key, text] as const]
      }),
    )
  } catch {
    return {}
  }
}

/** Takes out what was brought along. */
export function leave({ removed, userTeams }: Leaving): void {
  try {
    for (const key of removed) localStorage.removeItem(key)
    if (userTeams !== undefined) localStorage.setItem('userTeams', userTeams)
  } catch {
    // What cannot be removed is offered again; what is there already is not ticked.
  }
}
