/** Colours many teams wear, offered at one tap; the first is what a new team starts with. */
export const teamColours = [
  '#1f5f3f',
  '#c8102e',
  '#1e3a8a',
  '#f2b705',
  '#111827',
  '#7a1f3d',
  '#0e7490',
  '#e4572e',
] as const
