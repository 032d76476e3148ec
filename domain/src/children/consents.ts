/** What a guardian is asked, each thing by itself; none of them is a condition for playing. */
export const consentKinds = [
  'membership',
  'pictures_team',
  'pictures_public',
  'health',
  'third_parties',
] as const

export type ConsentKind = (typeof consentKinds)[number]

/** Nobody asked or nobody answered counts as no, yet is shown as what it is. */
export const consentStates = ['yes', 'no', 'unanswered'] as const

export type ConsentState = (typeof consentStates)[number]

/** The version of the sentences the guardian reads; a new wording gets a new version and asks again. */
export const consentTextVersion = '2026-1'

/** One answer as it was given; a change is a new answer, none is ever overwritten. */
export interface ConsentAnswer {
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
  readonly givenAt: Date
  readonly textVersion: string
}

/** The state of every kind after all answers: the newest one counts, and only a yes is a yes. */
export function consentsAfter(
  answers: readonly ConsentAnswer[],
): Readonly<Record<ConsentKind, ConsentState>> {
  const newest = (kind: ConsentKind): ConsentState =>
    answers
      .filter((answer) => answer.kind === kind)
      .reduce<ConsentAnswer | undefined>(laterOf, undefined)?.state ?? 'unanswered'
  return {
    membership: newest('membership'),
    pictures_team: newest('pictures_team'),
    pictures_public: newest('pictures_public'),
    health: newest('health'),
    third_parties: newest('third_parties'),
  }
}

/** May the thing be done? Only after a plain yes. */
export function isConsented(state: ConsentState): boolean {
  return state === 'yes'
}

function laterOf(one: ConsentAnswer | undefined, other: ConsentAnswer): ConsentAnswer {
  return one !== undefined && one.givenAt > other.givenAt ? one : other
}
