import { contrastOf, hexOf, isHexColour, oklchOf } from './colour.ts'

/** A background colour, the text colour on it, and the colour as text on the page. */
export interface AccentColours {
  readonly fill: string
  readonly on: string
  readonly text: string
}

/** A team's colour for both themes. */
export interface Accent {
  readonly light: AccentColours
  readonly dark: AccentColours
}

/**
 * Ink on paper, chalk on the dark page: for controls that the team's colour would make misleading.
 */
export const neutralAccent: Accent = {
  light: { fill: '#14211b', on: '#fbf9f3', text: '#14211b' },
  dark: { fill: '#fbf9f3', on: '#14211b', text: '#fbf9f3' },
}

/** The hue of danger in degrees, and how close a colour must be to be confused with it. */
const danger = { hue: 27, reach: 18, chroma: 0.08 }

/** True if a colour looks like the red of "Delete". */
export function isLikeDanger(colour: string): boolean {
  if (!isHexColour(colour)) return false
  const { hue, chroma } = oklchOf(colour)
  const apart = Math.abs(((hue - danger.hue + 540) % 360) - 180)
  return chroma >= danger.chroma && apart <= danger.reach
}

/**
 * The accent of a team's controls. Red teams get a neutral one, so that only danger is red; their
 * crest stays red. Undefined without a team colour.
 */
export function controlAccentOf(colour: string): Accent | undefined {
  return isLikeDanger(colour) ? neutralAccent : accentOf(colour)
}

type Direction = 'darker' | 'lighter'

/** Text must be readable; filled areas must be visible. */
const readable = 4.5
const visible = 1.4

const chalk = '#fbf9f3'
const ink = '#14211b'

/** For each theme, the page and the background on which text is hardest to read. */
const grounds = {
  light: { page: '#f9f7f2', hardest: '#efede5', away: 'darker' },
  dark: { page: '#0b1813', hardest: '#192a23', away: 'lighter' },
} as const

/** A team's accent; undefined without a team colour. */
export function accentOf(colour: string): Accent | undefined {
  if (!isHexColour(colour)) return undefined
  return { light: accentOn(colour, 'light'), dark: accentOn(colour, 'dark') }
}

function accentOn(colour: string, theme: keyof typeof grounds): AccentColours {
  const { page, hardest, away } = grounds[theme]
  const seen = moved(colour, away, (moving) => contrastOf(moving, page) >= visible)
  const on = contrastOf(seen, chalk) >= contrastOf(seen, ink) ? chalk : ink
  const fill = moved(seen, on === chalk ? 'darker' : 'lighter', (moving) => {
    return contrastOf(moving, on) >= readable
  })
  const text = moved(colour, away, (moving) => contrastOf(moving, hardest) >= readable)
  return { fill, on, text }
}

/** The nearest usable colour of the same hue in one direction. */
function moved(colour: string, direction: Direction, willDo: (moving: string) => boolean): string {
  if (willDo(colour)) return colour.toLowerCase()
  const start = oklchOf(colour)
  const step = direction === 'darker' ? -0.01 : 0.01
  for (let lightness = start.lightness + step; lightness > 0 && lightness < 1; lightness += step) {
    const moving = hexOf({ ...start, lightness })
    if (willDo(moving)) return moving
  }
  return direction === 'darker' ? '#000000' : '#ffffff'
}
