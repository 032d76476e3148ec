/** A background check: result, date and expiry. */
export interface StaffCheck {
  readonly state: CheckState
  /** YYYY-MM-DD, as all days here. */
  readonly checkedOn: string
  readonly endsOn: string
}

export const checkStates = ['passed', 'not_passed'] as const

export type CheckState = (typeof checkStates)[number]

/** The state of a person's check today; `ending` is still valid, but expires soon. */
export const checkStandings = ['missing', 'not_passed', 'ended', 'ending', 'valid'] as const

export type CheckStanding = (typeof checkStandings)[number]

/** Days before the expiry on which someone is reminded, once each. */
export const reminderDays = [60, 14] as const

export type ReminderDays = (typeof reminderDays)[number]

/**
 * The certificate's name in the club's country; not translated. Elsewhere the screens say
 * "background check".
 */
export const certificateNames: Readonly<Record<string, string>> = {
  AT: 'Strafregisterbescheinigung Kinder- und Jugendfürsorge',
  BE: 'Uittreksel strafregister model 2 / Extrait de casier judiciaire modèle 2',
  DE: 'Erweitertes Führungszeugnis',
  DK: 'Børneattest',
  ES: 'Certificado de Delitos de Naturaleza Sexual',
  FR: 'Contrôle d’honorabilité',
  GB: 'DBS / PVG / AccessNI',
  IE: 'Garda vetting',
  IT: 'Certificato penale antipedofilia',
  NL: 'Verklaring Omtrent het Gedrag (VOG)',
  SE: 'Utdrag ur belastningsregistret',
}

export function checkStanding(check: StaffCheck | undefined, today: string): CheckStanding {
  if (check === undefined) return 'missing'
  if (check.state === 'not_passed') return 'not_passed'
  const left = daysBetween(today, check.endsOn)
  if (left < 0) return 'ended'
  return left <= reminderDays[0] ? 'ending' : 'valid'
}

/** The check is still valid on its last day. */
export function isValidStanding(standing: CheckStanding): boolean {
  return standing === 'valid' || standing === 'ending'
}

interface Standing {
  readonly accountId: string
  readonly isManager: boolean
  readonly standing: CheckStanding
}

/** Staff who would lose access to teams with minors if checks were required now. */
export function excludedStaff(
  staff: readonly Standing[],
  managerId: string,
): { readonly count: number; readonly me: 'no' | 'until_recorded' | 'nobody_records' } {
  const without = staff.filter(({ standing }) => !isValidStanding(standing))
  const isMe = without.some(({ accountId }) => accountId === managerId)
  const hasOther = staff.some(({ accountId, isManager }) => isManager && accountId !== managerId)
  const whileOut = hasOther ? 'until_recorded' : 'nobody_records'
  return { count: without.length, me: isMe ? whileOut : 'no' }
}

/** The reminder to send today; if two are due, only the later one. */
export function reminderDue(check: StaffCheck, today: string): ReminderDays | undefined {
  const left = daysBetween(today, check.endsOn)
  if (check.state !== 'passed' || left < 0) return undefined
  return reminderDays.findLast((days) => left <= days)
}

/** Why a check can't be saved; undefined if it can. */
export function checkRefusal(
  { checkedOn, endsOn }: Pick<StaffCheck, 'checkedOn' | 'endsOn'>,
  today: string,
): { readonly field: 'checkedOn' | 'endsOn'; readonly reason: 'future' | 'order' } | undefined {
  if (checkedOn > today) return { field: 'checkedOn', reason: 'future' }
  if (endsOn <= checkedOn) return { field: 'endsOn', reason: 'order' }
  return undefined
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
