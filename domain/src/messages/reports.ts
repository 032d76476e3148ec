/** Why someone reports something. */
export const reportReasons = [
  'bullying',
  'sexual',
  'secret_contact',
  'violence',
  'picture',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** The outcome of a report. */
export const reportDecisions = ['nothing', 'talked', 'taken_away', 'passed_on'] as const
export type ReportDecision = (typeof reportDecisions)[number]

export type Reportable = 'message' | 'profile' | 'picture'

/** A profile stays what it is: a message and a picture can be taken away. */
export function decisionsFor(about: Reportable): readonly ReportDecision[] {
  return reportDecisions.filter((decision) => decision !== 'taken_away' || about !== 'profile')
}

/** Who reads a report: the club's safeguarding person, else someone who is not concerned. */
export const reportReaders = ['safeguarding', 'managers', 'admins', 'nobody'] as const
export type ReportReaders = (typeof reportReaders)[number]

/** Those at a club who could read a report, by account. */
export interface ReadersAtHand {
  /** The club's safeguarding person. */
  readonly safeguarding: string | undefined
  readonly managers: readonly string[]
  readonly admins: readonly string[]
}

export interface ReportRoute {
  readonly kind: ReportReaders
  readonly accountIds: readonly string[]
}

/**
 * A report never goes to the one it is about: then to the next who answer for the club. The one who
 * reports has no use for their own words either.
 */
export function routeOf(
  { safeguarding, managers, admins }: ReadersAtHand,
  { about, by }: { readonly about: string | undefined; readonly by: string },
): ReportRoute {
  const free = (ids: readonly string[]) => ids.filter((id) => id !== about && id !== by)
  const circles = [
    { kind: 'safeguarding', accountIds: free(safeguarding === undefined ? [] : [safeguarding]) },
    { kind: 'managers', accountIds: free(managers) },
    { kind: 'admins', accountIds: free(admins) },
  ] as const
  return (
    circles.find(({ accountIds }) => accountIds.length > 0) ?? { kind: 'nobody', accountIds: [] }
  )
}
