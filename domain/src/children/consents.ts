/** What guardians are asked, each separately; none is a condition for playing. */
export const consentKinds = [
  'membership',
  'pictures_team',
  'pictures_public',
  'health',
  'third_parties',
] as const

export type ConsentKind = (typeof consentKinds)[number]

/** Without an answer nothing is allowed, but it is shown as unanswered. */
export const consentStates = ['yes', 'no', 'unanswered'] as const

export type ConsentState = (typeof consentStates)[number]

/** The version of the wording; changing it asks everyone again. */
export const consentTextVersion = '2026-1'

/** The version of the wording in a club's registration form. */
export const registrationTextVersion = 'registration-2026-1'

/** One answer as given; a change adds a new answer and overwrites none. */
export interface ConsentAnswer {
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly givenAt: Date
}

/** An answer and the account that gave it. */
export interface ConsentByAccount extends ConsentAnswer {
  readonly giverId: string
  readonly givenAs: 'guardian' | 'self'
  /** Given by a guardian who still has access. */
  readonly isFromCurrentGuardian: boolean
}

/** Consents asked again each season; others last until withdrawn. */
const askedEachSeason: readonly ConsentKind[] = ['pictures_team', 'pictures_public']

export function isAskedEachSeason(kind: ConsentKind): boolean {
  return askedEachSeason.includes(kind)
}

/** The newest answer, whatever the order; undefined without one. */
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

/** The last answer of each current guardian; none for adults, who answer for themselves. */
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

/** The answer in force: any guardian's "no" until they withdraw it, else the newest answer. */
export function answerInForce<Answer extends ConsentByAccount>(
  answers: readonly Answer[],
  kind: ConsentKind,
): Answer | undefined {
  const refusals = answersOfGuardians(answers, kind).filter(({ state }) => state === 'no')
  return newestAnswer(refusals, kind) ?? newestAnswer(answers, kind)
}

/** The state in force; last season's "no" still wins over another guardian's answer this season. */
export function consentInForce(
  answers: readonly ConsentByAccount[],
  kind: ConsentKind,
  seasonStart?: Date,
): ConsentState {
  const newest = consentState(newestAnswer(answers, kind), seasonStart)
  return newest === 'unanswered' ? newest : (answerInForce(answers, kind)?.state ?? newest)
}

/** The guardians' latest answers if they disagree, else empty. */
export function findDisagreement<Answer extends ConsentByAccount>(
  answers: readonly Answer[],
  kind: ConsentKind,
): readonly Answer[] {
  const given = answersOfGuardians(answers, kind)
  return new Set(given.map(({ state }) => state)).size > 1 ? given : []
}

/**
 * Answers about pictures count for one season: those given before `seasonStart` have expired.
 * Without a season they don't expire.
 */
export function consentState(answer: ConsentAnswer | undefined, seasonStart?: Date): ConsentState {
  if (answer === undefined) return 'unanswered'
  const isOfAnotherSeason =
    isAskedEachSeason(answer.kind) && seasonStart !== undefined && answer.givenAt < seasonStart
  return isOfAnotherSeason ? 'unanswered' : answer.state
}
