import { distanceOf, hexOf, isHexColour } from '../../values/colour.ts'

/** The colours of both sides in a match. */
export interface MatchColours {
  readonly own: string
  readonly opponent: string
}

/** Colours closer than this are hard to tell apart across a pitch. */
export const minDistance = 0.2

/** The guest gets the one that contrasts more with the host. */
const neutrals = ['#2b332f', '#e9e6dc'] as const

/**
 * The colours of both sides. The opponent's is derived from its name, so that it stays the same; if
 * it looks like ours, a neutral colour is used.
 */
export function matchColoursOf(ownColour: string, opponent: string): MatchColours {
  const own = isHexColour(ownColour) ? ownColour.toLowerCase() : neutrals[0]
  const usual = colourOfName(opponent)
  if (distanceOf(own, usual) >= minDistance) return { own, opponent: usual }
  const [dark, light] = neutrals
  return { own, opponent: distanceOf(own, dark) >= distanceOf(own, light) ? dark : light }
}

/** From violet through blue to green, because red means danger. */
const hues = [150, 175, 200, 230, 255, 280, 305, 330, 95, 120]

function colourOfName(name: string): string {
  let sum = 7
  for (const letter of name.trim().toLowerCase())
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hexOf({ lightness: 0.48, chroma: 0.1, hue: hues[sum % hues.length] ?? 255 })
}
