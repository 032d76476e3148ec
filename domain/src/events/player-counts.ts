/** Counts of the players' answers to an event. */
export interface AnswerCounts {
  readonly going: number
  readonly maybe: number
  readonly notGoing: number
  readonly waiting: number
  readonly silent: number
}

/** The players' counts, without staff, who are counted separately. */
export function playerCountsOf(everyone: AnswerCounts, staff: AnswerCounts): AnswerCounts {
  const rest = (kind: keyof AnswerCounts) => Math.max(0, everyone[kind] - staff[kind])
  return {
    going: rest('going'),
    maybe: rest('maybe'),
    notGoing: rest('notGoing'),
    waiting: rest('waiting'),
    silent: rest('silent'),
  }
}
