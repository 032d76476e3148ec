import { probableCountry } from '@touchline/domain/values/countries'
import type { Language } from '@touchline/domain/values/language'
import { useMemo } from 'react'

import { useLanguage } from './language.tsx'
import { localTimeZone } from './local-time-zone.ts'

export interface BrowserPlace {
  readonly country: string
  readonly timeZone: string
  readonly language: Language
}

/** The probable country (`otherwise` as fallback), time zone and language. */
export function useBrowserPlace(otherwise?: string): BrowserPlace {
  const { language } = useLanguage()
  return useMemo(() => {
    const timeZone = localTimeZone()
    const country = probableCountry({ languages: navigator.languages, timeZone }, otherwise)
    return { country, timeZone, language }
  }, [language, otherwise])
}
