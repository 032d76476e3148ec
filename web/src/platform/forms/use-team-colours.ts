import { useText } from '#web/platform/language/language.tsx'
import type { Swatch } from '#web/ui/colour-field.tsx'

/** Common team colours; the first is the default of a new team. */
const teamColours = [
  { colour: '#1f5f3f', name: 'green' },
  { colour: '#c8102e', name: 'red' },
  { colour: '#1e3a8a', name: 'blue' },
  { colour: '#f2b705', name: 'yellow' },
  { colour: '#111827', name: 'black' },
  { colour: '#7a1f3d', name: 'burgundy' },
  { colour: '#0e7490', name: 'turquoise' },
  { colour: '#e4572e', name: 'orange' },
] as const

export const firstColour = teamColours[0].colour

/** The colours with translated names. */
export function useTeamColours(): readonly Swatch[] {
  const names = useText('teams').colours
  return teamColours.map(({ colour, name }) => ({ colour, name: names[name] }))
}
