import { useSyncExternalStore } from 'react'

import { readStored, writeStored } from '#web/platform/browser-storage.ts'

export type Theme = 'light' | 'dark' | 'system'

const storageKey = 'touchline.theme'

/** The browser's toolbar colours for light and dark. */
export const barColours = { light: '#faf8f2', dark: '#0a1812' } as const

/** Runs before the first paint, so that the page never flashes; allowed by its hash. */
export const themeBeforePaint = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark'){document.documentElement.classList.add(t);document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=t==='dark'?'${barColours.dark}':'${barColours.light}'})}}catch(e){}`

const listeners = new Set<() => void>()

/** Light, dark or system theme, stored in this browser. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'system' as const)
  return { theme, choose: chooseTheme } as const
}

function chooseTheme(theme: Theme): void {
  writeStored(storageKey, theme)
  document.documentElement.classList.remove('light', 'dark')
  if (theme !== 'system') document.documentElement.classList.add(theme)
  paintBars(theme)
  for (const listener of listeners) listener()
}

/** Sets both toolbar colours to the chosen theme. */
function paintBars(theme: Theme): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const device = bar.media.includes('dark') ? 'dark' : 'light'
    bar.content = barColours[theme === 'system' ? device : theme]
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedTheme(): Theme {
  const stored = readStored(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
