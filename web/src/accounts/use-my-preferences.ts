import type { Me } from '@touchline/contract/accounts/shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'
import { isLanguageOf, rememberLanguageOf } from '#web/platform/language/starting.ts'
import { useTheme } from '#web/platform/theme/theme.ts'

/** The account, known before its preferences are loaded. */
interface Mine {
  readonly accountId: string | undefined
  readonly me: Me | undefined
  /** The server refused the request. */
  readonly hasFailed: boolean
}

/** Milliseconds after which the first page is shown in the browser's language. */
const longestWait = 3000

/**
 * Applies the account's language and appearance to this browser, also when another device changes
 * them. False until the language is known in a browser that is new to this account, so that the
 * first page isn't in the wrong language. After an error or a timeout the page is shown anyway;
 * once true it stays true.
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
    // Nothing chosen in the account yet: keep what was chosen in this browser before sign-in.
    if (me.theme !== 'system' || before.current !== undefined) applyTheme(me.theme)
    before.current = me.theme
  }, [me?.theme])

  return isSpoken
}
