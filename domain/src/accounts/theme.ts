export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export function isTheme(text: unknown): text is Theme {
  return themes.some((theme) => theme === text)
}
