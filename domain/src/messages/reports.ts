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

/** Messages and pictures can be removed, profiles can't. */
export function decisionsFor(about: Reportable): readonly ReportDecision[] {
  return reportDecisions.filter((decision) => decision !== 'taken_away' || about !== 'profile')
}

/** Who handles a report: the safeguarding person, otherwise someone who isn't involved. */
export const reportReaders = ['safeguarding', 'managers', 'admins', 'nobody'] as const
export type ReportReaders = (typeof reportReaders)[number]

/** Accounts that could handle a report. */
export interface ReadersAtHand {
  readonly safeguarding: string | undefined
  readonly managers: readonly string[]
  readonly admins: readonly string[]
}

export interface ReportRoute {
  readonly kind: ReportReaders
  readonly accountIds: readonly string[]
}

/** The first group that can handle a report: never the person it is about, nor the reporter. */
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
