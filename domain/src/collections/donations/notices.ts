/**
 * What a German tax office has sent: a notice of exemption, the annex to a corporation tax
 * assessment, or the finding on the statutes under section 60a AO.
 */
export const germanNotices = ['exemption', 'assessment', 'statutes'] as const
export type GermanNotice = (typeof germanNotices)[number]

/** Section 63 (5) AO. */
const years: Readonly<Record<GermanNotice, number>> = { exemption: 5, assessment: 5, statutes: 3 }

/** The last day on which receipts may be issued by a notice. */
export function lastDayOf(notice: GermanNotice, noticeOn: string): string {
  const year = Number(noticeOn.slice(0, 4)) + years[notice]
  return `${String(year).padStart(4, '0')}${noticeOn.slice(4)}`.replace(/-02-29$/, '-02-28')
}

export type NoticeProblem = 'notice_expired' | 'future'

export function noticeProblem(
  { notice, noticeOn }: { readonly notice: GermanNotice; readonly noticeOn: string },
  today: string,
): NoticeProblem | undefined {
  if (noticeOn > today) return 'future'
  return lastDayOf(notice, noticeOn) < today ? 'notice_expired' : undefined
}
