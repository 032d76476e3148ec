/** Ways somebody can be reached outside the product: a letter, and their phone. */
export const waysToNotify = ['email_and_mobile', 'mobile', 'none'] as const
export type WayToNotify = (typeof waysToNotify)[number]

/** What somebody wants to be told. Reports and newsletters are for adults. */
export interface Preferences {
  readonly available: WayToNotify
  readonly games: WayToNotify
  readonly reports: boolean
  readonly reportsWhenAttending: boolean
  readonly themesAll: boolean
  readonly themesConcerned: boolean
  readonly productNews: boolean
  readonly partnerOffers: boolean
}

/** Somebody who may be told something. */
export interface Listener {
  readonly preferences: Preferences
  readonly isMinor: boolean
}

/** What there is to tell, as far as preferences go. */
export type Notice =
  /** Invitations, sign-in, security, what one asked for: these always go. */
  | { readonly kind: 'essential' }
  /** Concerned: it is about the person or their child, or waits for them. */
  | { readonly kind: 'team' | 'game'; readonly isConcerned: boolean }
  /** The week of a team; attended: the person was or will be there. */
  | { readonly kind: 'report'; readonly attended: boolean }
  | { readonly kind: 'product_news' | 'partner_offers' }

/** By which ways a notice goes. The notification centre is a list one looks at: it has all but the letters. */
export interface Reach {
  readonly inApp: boolean
  readonly email: boolean
  readonly push: boolean
}

/** The one place that decides by which ways somebody hears of something. */
export function reachBy({ preferences, isMinor }: Listener, notice: Notice): Reach {
  if (notice.kind === 'essential') return { inApp: true, email: true, push: true }
  if ('isConcerned' in notice) {
    const { email, push } = waysOf(preferences, notice)
    return { inApp: true, email, push }
  }
  return { inApp: false, email: !isMinor && isWanted(preferences, notice), push: false }
}

function waysOf(
  { available, games, themesAll, themesConcerned }: Preferences,
  { kind, isConcerned }: Extract<Notice, { isConcerned: boolean }>,
): Pick<Reach, 'email' | 'push'> {
  const isHeard = themesAll || (isConcerned && themesConcerned)
  const way = kind === 'game' ? games : available
  return { email: isHeard && way === 'email_and_mobile', push: isHeard && way !== 'none' }
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

export function isWayToNotify(text: unknown): text is WayToNotify {
  return waysToNotify.some((way) => way === text)
}
