import type { CSSProperties, ReactNode } from 'react'

/** A colour made fit for both themes: as a ground, what stands on it, and as text. */
export interface Accent {
  readonly light: AccentColours
  readonly dark: AccentColours
}
interface AccentColours {
  readonly fill: string
  readonly on: string
  readonly text: string
}

/** Inside it, the accent is this one: a team's own colour. */
export function AccentScope({ accent, children }: { accent: Accent; children: ReactNode }) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--accent-fill-light': accent.light.fill,
    '--accent-fill-dark': accent.dark.fill,
    '--accent-on-light': accent.light.on,
    '--accent-on-dark': accent.dark.on,
    '--accent-text-light': accent.light.text,
    '--accent-text-dark': accent.dark.text,
  }
  return (
    <div data-accent style={style} className="contents">
      {children}
    </div>
  )
}
