import { probableCountry } from '@touchline/domain/values/countries'
import type { Language } from '@touchline/domain/values/language'
import { useMemo } from 'react'

import { useLanguage } from './language.tsx'

export interface BrowserPlace {
  readonly country: string
  readonly timeZone: string
  readonly language: Language
}

/** Where this person probably is, and in which language. */
export function useBrowserPlace(): BrowserPlace {
  const { language } = useLanguage()
  return useMemo(() => {
    const timeZone = browserZone()
    const country = probableCountry({ languages: navigator.languages, timeZone })
    return { country, timeZone, language }
  }, [language])
}

let zone: string | undefined

/**
 * Asked once while the page is looked at: every event of a list wants it, and each asking costs the
 * browser a millisecond. Whoever comes back to the page may have travelled.
 */
function browserZone(): string {
  if (zone !== undefined) return zone
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  document.addEventListener('visibilitychange', () => (zone = undefined), { once: true })
  return zone
}
