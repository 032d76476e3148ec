export const planFormats = ['pdf', 'ics'] as const

/** File formats of a season plan. */
export type PlanFormat = (typeof planFormats)[number]
