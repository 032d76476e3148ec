/** What the operator tells while the site is under maintenance. */
export interface Notice {
  readonly message: string
  /** When the operator expects to be done; it does not end by itself. */
  readonly until: Date | undefined
}

export const maxMessageLength = 300

/** Marks the page of a closed site, which a proxy's own 503 is not. */
export const closedPageHeader = 'touchline-closed'

const usualWaitSeconds = 300

/** When asking again may help: at the expected end, else in five minutes. */
export function retryAfterSeconds({ until }: Notice, now: Date): number {
  const left = until === undefined ? 0 : Math.ceil((until.getTime() - now.getTime()) / 1000)
  return left > 0 ? left : usualWaitSeconds
}
