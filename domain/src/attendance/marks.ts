/** Who really came, as recorded by staff. */
export const marks = ['present', 'late', 'absent', 'injured'] as const

export type Mark = (typeof marks)[number]

/** One person's season figures. */
export interface Tally {
  /** Past events the person was invited to, or answered without an invitation. */
  readonly invited: number
  readonly going: number
  readonly maybe: number
  readonly notGoing: number
  readonly present: number
  readonly late: number
  readonly absent: number
  readonly injured: number
}

export interface Rates {
  /** Share of invitations answered, from 0 to 1; null without any. */
  readonly answered: number | null
  /** Share of marked events attended, late or not; injuries don't count either way. */
  readonly presence: number | null
}

/** Invitations without an answer. */
export function silentOf(tally: Tally): number {
  return Math.max(0, tally.invited - tally.going - tally.maybe - tally.notGoing)
}

/** Rates from 0 to 1. */
export function ratesOf(tally: Tally): Rates {
  return {
    answered: share(tally.going + tally.maybe + tally.notGoing, tally.invited),
    presence: presenceOf({ came: tally.present + tally.late, missed: tally.absent }),
  }
}

/** Attendance from 0 to 1; null without any marks. */
export function presenceOf({ came, missed }: Record<'came' | 'missed', number>): number | null {
  return share(came, came + missed)
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.min(1, part / whole)
}
