/** Why somebody reports something. */
export const reportReasons = [
  'bullying',
  'sexual',
  'secret_contact',
  'violence',
  'picture',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

/** Who reads a report: the club's safeguarding person, else somebody who is not concerned. */
export const reportReaders = ['safeguarding', 'managers', 'admins', 'nobody'] as const
export type ReportReaders = (typeof reportReaders)[number]
