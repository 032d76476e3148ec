export const answers = ['going', 'maybe', 'not_going'] as const

export type Answer = (typeof answers)[number]

/** An answer and whether a "going" has a place or is on the waiting list. */
export interface AnswerState {
  readonly answer: Answer
  readonly waiting: boolean
}

/** Stored with the event, so that reads needn't count. */
export interface Counts {
  readonly going: number
  readonly maybe: number
  readonly notGoing: number
  readonly waiting: number
}

export const noAnswers: Counts = { going: 0, maybe: 0, notGoing: 0, waiting: 0 }

/** Null means no limit. */
export type Places = number | null

export const maximumPlaces = 10_000

/**
 * The state after an answer. Yes after the last place joins the end of the waiting list; saying yes
 * again keeps a place or position.
 */
export function answerStateAfter(
  current: AnswerState | undefined,
  wanted: Answer,
  event: { readonly places: Places; readonly counts: Counts },
): AnswerState {
  if (wanted !== 'going') return { answer: wanted, waiting: false }
  if (current?.answer === 'going') return current
  return { answer: 'going', waiting: freePlaces(event.places, event.counts) === 0 }
}

/** How many people to promote from the waiting list now. */
export function countPromotions(places: Places, counts: Counts): number {
  return Math.min(counts.waiting, freePlaces(places, counts))
}

/** The counts after one person's standing changes. */
export function updateCounts(
  counts: Counts,
  before: AnswerState | undefined,
  after: AnswerState | undefined,
): Counts {
  return add(add(counts, before, -1), after, 1)
}

function add(counts: Counts, standing: AnswerState | undefined, by: 1 | -1): Counts {
  if (standing === undefined) return counts
  const kind = countedAs(standing)
  return { ...counts, [kind]: counts[kind] + by }
}

function countedAs(standing: AnswerState): keyof Counts {
  if (standing.waiting) return 'waiting'
  return standing.answer === 'not_going' ? 'notGoing' : standing.answer
}

function freePlaces(places: Places, counts: Counts): number {
  return places === null ? Number.POSITIVE_INFINITY : Math.max(0, places - counts.going)
}
