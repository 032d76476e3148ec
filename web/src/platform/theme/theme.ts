import { useSyncExternalStore } from 'react'

import { readStored, writeStored } from '#web/platform/browser-storage.ts'

export type Theme = 'light' | 'dark' | 'system'

const storageKey = 'touchline.theme'

/** Runs before the first paint, so that the page never flashes; admitted by its hash. */
export const themeBeforePaint = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.classList.add(t)}catch(e){}`

const listeners = new Set<() => void>()

/** Light, dark, or as the device; kept in this browser. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const)
  return { theme, choose: chooseTheme } as const
}

function chooseTheme(theme: Theme): void {
  writeStored(storageKey, theme)
  document.documentElement.classList.remove('light', 'dark')
  if (theme !== 'system') document.documentElement.classList.add(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedTheme(): Theme {
  const stored = readStored(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
