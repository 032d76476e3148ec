import type { Topic } from './topics.ts'

/** Notification choices. Reports and newsletters are for adults. */
export interface Preferences {
  /** Topics chosen for push and for email. */
  readonly pushTopics: readonly Topic[]
  readonly emailTopics: readonly Topic[]
  readonly reports: boolean
  readonly reportsWhenAttending: boolean
  readonly productNews: boolean
  readonly partnerOffers: boolean
}

/** A recipient of notifications. */
export interface NoticeRecipient {
  readonly preferences: Preferences
  readonly isMinor: boolean
}

/** A notification, as far as preferences matter. */
export type Notice =
  /** Invitations, sign-in, security and what someone asked for: always sent. */
  | { readonly kind: 'essential' }
  | { readonly kind: 'topic'; readonly topic: Topic }
  /** The team's weekly report; `attended`: the person was or will be there. */
  | { readonly kind: 'report'; readonly attended: boolean }
  | { readonly kind: 'product_news' | 'partner_offers' }

/** The channels a notification takes; the notification centre shows everything except emails. */
export interface Channels {
  readonly inApp: boolean
  readonly email: boolean
  readonly push: boolean
}

/** Decides which channels a notification takes. */
export function channelsFor({ preferences, isMinor }: NoticeRecipient, notice: Notice): Channels {
  if (notice.kind === 'essential') return { inApp: true, email: true, push: true }
  if (notice.kind === 'topic') {
    const { topic } = notice
    const [email, push] = [preferences.emailTopics, preferences.pushTopics]
    return { inApp: true, email: email.includes(topic), push: push.includes(topic) }
  }
  return { inApp: false, email: !isMinor && isWanted(preferences, notice), push: false }
}

function isWanted(
  { reports, reportsWhenAttending, productNews, partnerOffers }: Preferences,
  notice: Extract<Notice, { kind: 'report' | 'product_news' | 'partner_offers' }>,
): boolean {
  if (notice.kind === 'report') return reports && (notice.attended || !reportsWhenAttending)
  return notice.kind === 'product_news' ? productNews : partnerOffers
}

/** Choices only adults have. */
export const adultPreferences = ['reports', 'productNews', 'partnerOffers'] as const

/** The choices in a change that minors may not switch on; empty if the change is allowed. */
export function optionsClosedToMinors(change: Partial<Preferences>): readonly string[] {
  return adultPreferences.filter((name) => change[name] === true)
}

/** The preferences in effect: choices for adults are off for minors, whatever is stored. */
export function effectivePreferences({ preferences, isMinor }: NoticeRecipient): Preferences {
  if (!isMinor) return preferences
  return { ...preferences, reports: false, productNews: false, partnerOffers: false }
}

/** Changes and cancellations always come by push or email, so that no one travels in vain. */
export function getsChangeNotices({
  pushTopics,
  emailTopics,
}: Pick<Preferences, 'pushTopics' | 'emailTopics'>): boolean {
  return pushTopics.includes('changes') || emailTopics.includes('changes')
}
