/** What a guardian is asked, each thing by itself; none of them is a condition for playing. */
export const consentKinds = [
  'membership',
  'pictures_team',
  'pictures_public',
  'health',
  'third_parties',
] as const

export type ConsentKind = (typeof consentKinds)[number]

/** No one asked or no one answered counts as no, yet is shown as what it is. */
export const consentStates = ['yes', 'no', 'unanswered'] as const

export type ConsentState = (typeof consentStates)[number]

/** The version of the sentences the guardian reads; a new wording gets a new version and asks again. */
export const consentTextVersion = '2026-1'

/** The sentences of a club's registration form. */
export const registrationTextVersion = 'registration-2026-1'

/** One answer as it was given; a change is a new answer, none is ever overwritten. */
export interface ConsentAnswer {
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly givenAt: Date
}

/** An answer with the account that gave it. */
export interface ConsentByAccount extends ConsentAnswer {
  readonly giverId: string
  readonly givenAs: 'guardian' | 'self'
  /** The giver speaks for the child today; a parent whose access has ended does not. */
  readonly isFromCurrentGuardian: boolean
}

/** Pictures are asked about again each season; everything else holds until it is withdrawn. */
const askedEachSeason: readonly ConsentKind[] = ['pictures_team', 'pictures_public']

export function isAskedEachSeason(kind: ConsentKind): boolean {
  return askedEachSeason.includes(kind)
}

/** The answer that counts now, whatever the order they are read in; undefined when no one answered. */
export function newestAnswer<Answer extends ConsentAnswer>(
  answers: readonly Answer[],
  kind: ConsentKind,
): Answer | undefined {
  return answers
    .filter((answer) => answer.kind === kind)
    .reduce<Answer | undefined>(
      (one, other) => (one && one.givenAt > other.givenAt ? one : other),
      undefined,
    )
}

/** The last answer of each guardian who speaks for the child; none once adults answer for themselves. */
export function answersOfGuardians<Answer extends ConsentByAccount>(
  answers: readonly Answer[],
  kind: ConsentKind,
): readonly Answer[] {
  if (newestAnswer(answers, kind)?.givenAs === 'self') return []
  const givers = new Set(
    answers
      .filter((one) => one.givenAs === 'guardian' && one.isFromCurrentGuardian)
      .map((one) => one.giverId),
  )
  return [...givers].flatMap((giverId) => {
    const own = answers.filter((one) => one.giverId === giverId)
    return newestAnswer(own, kind) ?? []
  })
}

/** The answer that counts: any guardian's "no" until that guardian withdraws it, else the newest. */
export function countingAnswer<Answer extends ConsentByAccount>(
  answers: readonly Answer[],
  kind: ConsentKind,
): Answer | undefined {
  const refusals = answersOfGuardians(answers, kind).filter(({ state }) => state === 'no')
  return newestAnswer(refusals, kind) ?? newestAnswer(answers, kind)
}

/** What counts now; a "no" of last season still wins over another guardian's answer of this one. */
export function countingState(
  answers: readonly ConsentByAccount[],
  kind: ConsentKind,
  seasonStart?: Date,
): ConsentState {
  const newest = consentState(newestAnswer(answers, kind), seasonStart)
  return newest === 'unanswered' ? newest : (countingAnswer(answers, kind)?.state ?? newest)
}

/** The guardians' latest answers if they disagree; empty while they agree. */
export function disagreement<Answer extends ConsentByAccount>(
  answers: readonly Answer[],
  kind: ConsentKind,
): readonly Answer[] {
  const given = answersOfGuardians(answers, kind)
  return new Set(given.map(({ state }) => state)).size > 1 ? given : []
}

/**
 * Only a plain yes is a yes. An answer about pictures counts for the season in which it was given:
 * before `seasonStart` it was for another one. Without a season it holds.
 */
export function consentState(answer: ConsentAnswer | undefined, seasonStart?: Date): ConsentState {
  if (answer === undefined) return 'unanswered'
  const isOfAnotherSeason =
    isAskedEachSeason(answer.kind) && seasonStart !== undefined && answer.givenAt < seasonStart
  return isOfAnotherSeason ? 'unanswered' : answer.state
}
