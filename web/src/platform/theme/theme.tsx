import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'

import { readStored, writeStored } from '#web/platform/browser-storage.ts'

export type Theme = 'light' | 'dark' | 'system'

const storageKey = 'touchline.theme'

/** Runs before the first paint, so that the page never flashes; admitted by its hash. */
export const themeBeforePaint = `try{var t=localStorage.getItem('${storageKey}');if(t==='light'||t==='dark')document.documentElement.classList.add(t)}catch(e){}`

interface ChosenTheme {
  readonly theme: Theme
  readonly choose: (theme: Theme) => void
}

const ThemeContext = createContext<ChosenTheme>({ theme: 'system', choose: () => undefined })

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => setTheme(storedTheme()), [])

  const choose = useCallback((chosen: Theme) => {
    writeStored(storageKey, chosen)
    document.documentElement.classList.remove('light', 'dark')
    if (chosen !== 'system') document.documentElement.classList.add(chosen)
    setTheme(chosen)
  }, [])

  const value = useMemo(() => ({ theme, choose }), [theme, choose])
  return <ThemeContext value={value}>{children}</ThemeContext>
}

export function useTheme(): ChosenTheme {
  return use(ThemeContext)
}

function storedTheme(): Theme {
  const stored = readStored(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
