import type { Topic } from './topics.ts'

/** Notification choices. Reports and newsletters are for adults. */
export interface Preferences {
  /** Push and email choices. */
  readonly pushTopics: readonly Topic[]
  readonly emailTopics: readonly Topic[]
  readonly reports: boolean
  readonly reportsWhenAttending: boolean
  readonly productNews: boolean
  readonly partnerOffers: boolean
}

/** A recipient of notifications. */
export interface Listener {
  readonly preferences: Preferences
  readonly isMinor: boolean
}

/** What there is to tell, as far as preferences go. */
export type Notice =
  /** Invitations, sign-in, security, what one asked for: these always go. */
  | { readonly kind: 'essential' }
  | { readonly kind: 'topic'; readonly topic: Topic }
  /** The week of a team; attended: the person was or will be there. */
  | { readonly kind: 'report'; readonly attended: boolean }
  | { readonly kind: 'product_news' | 'partner_offers' }

/** By which ways a notice goes. The notification centre is a list one looks at: it has all but the letters. */
export interface Reach {
  readonly inApp: boolean
  readonly email: boolean
  readonly push: boolean
}

/** The one place that decides by which ways someone hears of something. */
export function reachBy({ preferences, isMinor }: Listener, notice: Notice): Reach {
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

/** The choices that are for adults only. */
export const adultPreferences = ['reports', 'productNews', 'partnerOffers'] as const

/** What a minor may not switch on; empty when the change is fine. */
export function refusedToMinors(change: Partial<Preferences>): readonly string[] {
  return adultPreferences.filter((name) => change[name] === true)
}

/** What holds: to a minor the choices for adults are off, whatever is stored. */
export function preferencesInForce({ preferences, isMinor }: Listener): Preferences {
  if (!isMinor) return preferences
  return { ...preferences, reports: false, productNews: false, partnerOffers: false }
}

/** Changes and cancellations always come: people would stand before a locked gate. */
export function wantsChanges({
  pushTopics,
  emailTopics,
}: Pick<Preferences, 'pushTopics' | 'emailTopics'>): boolean {
  return pushTopics.includes('changes') || emailTopics.includes('changes')
}
