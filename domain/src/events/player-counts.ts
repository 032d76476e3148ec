/** Counts of the players' answers to an event. */
export interface AnswerCounts {
  readonly going: number
  readonly maybe: number
  readonly notGoing: number
  readonly waiting: number
  readonly silent: number
}

/** Of everyone who is asked, those who play: coaches and helpers are counted beside them. */
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
