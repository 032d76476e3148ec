/** 'How did you hear about' */
export const referralSources = [
  'word-of-mouth',
  'search-engine',
  'partner',
  'contacted-me',
  'social-networks',
  'app-store',
  'blog-press',
  'poster',
  'already-use',
  'other',
] as const
export type ReferralSource = (typeof referralSources)[number]

/** 'what do you want to do' */
export const goals = [
  'calendar',
  'invite',
  'communicate',
  'analyze',
  'track',
  'payments',
  'others',
] as const
export type Goal = (typeof goals)[number]

export function isReferralSource(text: unknown): text is ReferralSource {
  return referralSources.some((source) => source === text)
}

export function isGoal(text: unknown): text is Goal {
  return goals.some((goal) => goal === text)
}
