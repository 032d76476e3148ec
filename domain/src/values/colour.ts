/**
 * Colour arithmetic in OKLCH, where equal steps look equal. A team's colour changes in lightness,
 * and in chroma where the screen can't show it, but never in hue.
 */

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

/** True for #rrggbb, the format of the browser's colour input. */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** The WCAG contrast of two #rrggbb colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The visible distance of two #rrggbb colours: 0 for equal ones, 1 for black and white. */
export function distanceOf(one: string, other: string): number {
  const [first, second] = [planeOf(one), planeOf(other)]
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)))
}

/** Lightness and the two colour axes (OKLab). */
function planeOf(hex: string): Triple {
  const { lightness, chroma, hue } = oklchOf(hex)
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Converts OKLCH to #rrggbb; reduces the chroma of colours a screen can't show. */
export function hexOf(colour: Oklch): string {
  for (let share = 1; share > 0; share -= 0.02) {
    const shown = rgbOf({ ...colour, chroma: colour.chroma * share })
    if (shown.every((channel) => channel > -0.0005 && channel < 1.0005)) return hexOfRgb(shown)
  }
  return hexOfRgb(rgbOf({ ...colour, chroma: 0 }))
}

function rgbOf({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function hexOfRgb(linear: Triple): string {
  return `#${linear.map((channel) => toByte(channel)).join('')}`
}

function toByte(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear))
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

function linearOf(hex: string): Triple {
  const channel = (at: number) => {
    const encoded = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
