import type { Me } from '@touchline/contract/accounts/shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'
import { isLanguageOf, rememberLanguageOf } from '#web/platform/language/starting.ts'
import { useTheme } from '#web/platform/theme/theme.ts'

/** Whose preferences they are, known before the preferences themselves. */
interface Mine {
  readonly accountId: string | undefined
  readonly me: Me | undefined
  /** The server refused to say them. */
  readonly hasFailed: boolean
}

/** Milliseconds after which the first page is shown in the language this browser asks for. */
const longestWait = 3000

/**
 * Brings the language and appearance of the account to this browser, also when another device changes
 * them. False until the language is known where this account has not been before: its first page is
 * shown in its own language, not in the one the browser asks for. Where that cannot be had, or takes too
 * long, the page is shown all the same; once true it stays true.
 */
export function useMyPreferences({ accountId, me, hasFailed }: Mine): boolean {
  const { language, speak } = useLanguage()
  const [isSpoken, setSpoken] = useState(accountId !== undefined && isLanguageOf(accountId))
  if (!isSpoken && (hasFailed || me?.language === language)) setSpoken(true)
  useEffect(() => {
    if (isSpoken) return undefined
    const patience = setTimeout(() => setSpoken(true), longestWait)
    return () => clearTimeout(patience)
  }, [isSpoken])
  const { theme, choose } = useTheme()
  const applyLanguage = useEffectEvent((wanted: Me['language']) => {
    if (wanted !== language) speak(wanted)
  })
  const applyTheme = useEffectEvent((wanted: Me['theme']) => {
    if (wanted !== theme) choose(wanted)
  })

  useEffect(() => {
    if (me?.language === undefined) return
    applyLanguage(me.language)
    rememberLanguageOf(me.id)
  }, [me?.id, me?.language])

  const before = useRef<Me['theme']>(undefined)
  useEffect(() => {
    if (me?.theme === undefined) return
    // Nothing chosen in the account yet: what was chosen in this browser before sign-in stays.
    if (me.theme !== 'system' || before.current !== undefined) applyTheme(me.theme)
    before.current = me.theme
  }, [me?.theme])

  return isSpoken
}
