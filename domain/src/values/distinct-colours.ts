import { distanceOf, hexOf, isHexColour, oklchOf } from './colour.ts'

/** Colours closer than this are hard to tell apart in a calendar. */
export const minDistance = 0.12

/** Hue rotations, tried in this order until a colour differs from all earlier ones. */
const turns = [0, 60, 120, 180, 240, 300, 30, 90, 150, 210, 270, 330]

/** If no hue is left, the same ones lighter or darker. */
const steps = [0, 0.16, -0.16]

/** Replaces grey, which has no hue to rotate. */
const spare = { lightness: 0.5, chroma: 0.13, hue: 285 }

/**
 * Distinct colours for several teams, in the given order. A team keeps its colour unless an
 * earlier one looks the same.
 */
export function distinctColours(colours: readonly string[]): readonly string[] {
  const shown: string[] = []
  for (const colour of colours) shown.push(distinctFrom(shown, colour))
  return shown
}

function distinctFrom(others: readonly string[], colour: string): string {
  if (!isHexColour(colour)) return colour
  const isFree = (wanted: string) =>
    others.every((other) => !isHexColour(other) || distanceOf(other, wanted) >= minDistance)
  const own = colour.toLowerCase()
  if (isFree(own)) return own
  const start = oklchOf(own)
  const { lightness, chroma, hue } = start.chroma < 0.04 ? spare : start
  const tried = steps.flatMap((step) =>
    turns.map((turn) => {
      const moved = Math.min(0.85, Math.max(0.25, lightness + step))
      return hexOf({ lightness: moved, chroma, hue: (hue + turn) % 360 })
    }),
  )
  return tried.find(isFree) ?? own
}
