/** Pages with an introduction, shown once per person. */
export const introductions = ['team_stats'] as const
export type Introduction = (typeof introductions)[number]

export function isIntroduction(text: unknown): text is Introduction {
  return introductions.some((one) => one === text)
}
