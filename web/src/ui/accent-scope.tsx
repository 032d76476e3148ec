import { type CSSProperties, type ReactNode, useInsertionEffect } from 'react'

interface AccentColours {
  readonly fill: string
  readonly on: string
  readonly text: string
}

/** A colour made fit for both themes: as a ground, what is on it, and as text. */
export interface Accent {
  readonly light: AccentColours
  readonly dark: AccentColours
}

/** Inside it, the accent is this one. What floats (dialogs, menus) is not inside: see usePageAccent. */
export function AccentScope({ accent, children }: { accent: Accent; children: ReactNode }) {
  const style: CSSProperties = propertiesOf(accent)
  return (
    <div data-accent style={style} className="contents">
      {children}
    </div>
  )
}

/** The accent of everything on screen while the component is there: a team's own colour. */
export function usePageAccent(accent: Accent | undefined): void {
  useInsertionEffect(() => {
    if (!accent) return undefined
    const { style } = document.documentElement
    const properties = Object.entries(propertiesOf(accent))
    for (const [name, value] of properties) style.setProperty(name, value)
    return () => {
      for (const [name] of properties) style.removeProperty(name)
    }
  }, [accent])
}

function propertiesOf({ light, dark }: Accent): Record<`--${string}`, string> {
  return {
    '--accent-fill-light': light.fill,
    '--accent-fill-dark': dark.fill,
    '--accent-on-light': light.on,
    '--accent-on-dark': dark.on,
    '--accent-text-light': light.text,
    '--accent-text-dark': dark.text,
  }
}
