import type { Me } from '@touchline/contract/accounts/shapes'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useLanguage } from '#web/platform/language/language.tsx'
import { useTheme } from '#web/platform/theme/theme.ts'

/** Brings the language and appearance of the account to this browser, also when another device changes them. */
export function useMyPreferences(me: Me | undefined): void {
  const { language, speak } = useLanguage()
  const { theme, choose } = useTheme()
  const applyLanguage = useEffectEvent((wanted: Me['language']) => {
    if (wanted !== language) speak(wanted)
  })
  const applyTheme = useEffectEvent((wanted: Me['theme']) => {
    if (wanted !== theme) choose(wanted)
  })

  useEffect(() => {
    if (me?.language !== undefined) applyLanguage(me.language)
  }, [me?.language])

  const before = useRef<Me['theme']>(undefined)
  useEffect(() => {
    if (me?.theme === undefined) return
    // Nothing chosen in the account yet: what was chosen in this browser before sign-in stays.
    if (me.theme !== 'system' || before.current !== undefined) applyTheme(me.theme)
    before.current = me.theme
  }, [me?.theme])
}
