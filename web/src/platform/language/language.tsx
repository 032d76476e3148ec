import type { Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'
import type { TextName, Texts } from '@touchline/text/texts'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'

import { rememberLanguage, startingLanguage, preferredLanguage } from './starting.ts'

interface SpokenLanguage {
  readonly language: Language
  readonly speak: (language: Language) => void
}

const LanguageContext = createContext<SpokenLanguage>({ language: 'en', speak: () => undefined })

/**
 * Changes the language in a transition, so that the old texts stay until the new ones are loaded.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(startingLanguage)

  const speak = useCallback((wanted: Language) => {
    rememberLanguage(wanted)
    startTransition(() => setLanguage(wanted))
  }, [])

  useEffect(() => {
    startTransition(() => setLanguage(preferredLanguage()))
  }, [])

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const spoken = useMemo(() => ({ language, speak }), [language, speak])
  return <LanguageContext value={spoken}>{children}</LanguageContext>
}

export function useLanguage(): SpokenLanguage {
  return use(LanguageContext)
}

/** The texts of one capability in the reader's language; suspends until loaded. */
export function useText<Name extends TextName>(name: Name): Texts[Name] {
  const { language } = useLanguage()
  return use<Texts[Name]>(packs[name].load(language))
}
