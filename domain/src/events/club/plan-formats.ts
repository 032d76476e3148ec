export const planFormats = ['pdf', 'ics'] as const

/** As what the plan of a season is saved. */
export type PlanFormat = (typeof planFormats)[number]
