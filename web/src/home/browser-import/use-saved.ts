import { readSaved } from '@touchline/domain/home/browser-import/read'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { useState } from 'react'

import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

import { savedHere } from './saved-storage.ts'

/** What this browser holds, read once: it stays on the screen while it is taken out. */
export function useSaved() {
  const place = useBrowserPlace()
  const [read] = useState(() => {
    const stored = savedHere()
    const today = dayInZone(new Date(), place.timeZone)
    return { stored, saved: readSaved(stored, { today, country: place.country }) }
  })
  return { ...read, place }
}
