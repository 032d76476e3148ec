import { type CSSProperties, type ReactNode, useInsertionEffect } from 'react'

interface AccentColours {
  readonly fill: string
  readonly on: string
  readonly text: string
}

/** A team colour adapted to both themes: as background, for text on it, and as text colour. */
export interface Accent {
  readonly light: AccentColours
  readonly dark: AccentColours
}

/**
 * Sets the accent colour of its children. Dialogs and menus render elsewhere: see usePageAccent.
 */
export function AccentScope({ accent, children }: { accent: Accent; children: ReactNode }) {
  const style: CSSProperties = propertiesOf(accent)
  return (
    <div data-accent style={style} className="contents">
      {children}
    </div>
  )
}

/** Sets the accent colour of the whole page while the component is mounted. */
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
