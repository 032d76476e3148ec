/** What a token may do, within its owner's rights. */
export const scopes = [
  'profile:read',
  'teams:read',
  'teams:write',
  'members:read',
  'members:write',
  'children:read',
  'events:read',
  'events:write',
  'leagues:read',
  'leagues:write',
  'messages:read',
  'messages:write',
  'collections:read',
  'collections:write',
] as const

export type Scope = (typeof scopes)[number]

/** Needed for anything about minors but their names. */
export const childrenScope = 'children:read' satisfies Scope

export function isScope(word: string): word is Scope {
  return scopes.some((scope) => scope === word)
}

/** Whose contact details and birth date an endpoint returns: access to minors' is logged. */
export function loggedContactAccess(name: string): 'one' | 'everybody' | undefined {
  if (forEveryone.has(name)) return 'everybody'
  return ofOne.has(name) ? 'one' : undefined
}

const forEveryone: ReadonlySet<string> = new Set([
  'members.list',
  'members.export',
  'members.previewImport',
  'children.emergencyNumbers',
])

/** Writes that return the person as changed. */
const ofOne: ReadonlySet<string> = new Set([
  'members.get',
  'members.change',
  'members.addGuardian',
  'members.changeGuardian',
  'children.emergency',
])

interface Endpoint {
  /** Its place in the contract: 'members.add'. */
  readonly name: string
  readonly method: string
}

/** The scope an endpoint needs; undefined if it refuses tokens. */
export function scopeFor({ name, method }: Endpoint): Scope | undefined {
  if (forPeople.has(name)) return undefined
  const own = ofTheirOwn[name]
  if (own !== undefined) return own
  const [capability = ''] = name.split('.')
  const word = words[capability]
  if (word === undefined) return undefined
  const way = method === 'GET' || method === 'HEAD' || readers.has(name) ? 'read' : 'write'
  const scope = `${word}:${way}`
  return isScope(scope) ? scope : undefined
}

/** Capabilities that aren't here refuse tokens. */
const words: Readonly<Record<string, string>> = {
  clubs: 'teams',
  teams: 'teams',
  members: 'members',
  invitations: 'members',
  events: 'events',
  attendance: 'events',
  lifts: 'events',
  leagues: 'leagues',
  statistics: 'leagues',
  messages: 'messages',
  collections: 'collections',
}

/** They use POST but change nothing. */
const readers: ReadonlySet<string> = new Set([
  'attendance.export',
  'events.clashes',
  'events.exportSeasonPlan',
  'leagues.export',
  'statistics.export',
  'messages.preview',
  'messages.previewToClub',
  'collections.export',
  'collections.exportArchivedLedgers',
])

const ofTheirOwn: Readonly<Record<string, Scope>> = {
  'accounts.me': 'profile:read',
  'accounts.preferences': 'profile:read',
  'notifications.list': 'profile:read',
  'notifications.unread': 'profile:read',
  'statistics.club': 'teams:read',
  'members.files': childrenScope,
  'members.export': childrenScope,
  'members.kitSizes': childrenScope,
  'members.exportKitOrder': childrenScope,
  /** An import's list also shows existing rows. */
  'members.previewImport': childrenScope,
  /** Also parents' addresses. */
  'invitations.list': childrenScope,
  'invitations.uninvited': childrenScope,
  'invitations.requests': childrenScope,
  /** Reasons for absence are mostly illness. */
  'events.unavailabilities': childrenScope,
  'children.consents': childrenScope,
  'children.health': childrenScope,
  'children.emergency': childrenScope,
  'children.emergencyNumbers': childrenScope,
  'children.certificate': childrenScope,
}

/**
 * For people only: permanent deletion, admissions, rights, keys and secret addresses, outgoing money, answers
 * by link, reports about children, and requests to pay less.
 */
const forPeople: ReadonlySet<string> = new Set([
  'events.handOvers',
  'events.noteHandOver',
  'events.importFixtures',
  'events.undoFixtures',
  'events.seasonDraft',
  'events.saveSeason',
  'events.saveSeasonRows',
  'events.publicHolidays',
  'events.readSchoolHolidays',
  'events.publishSeason',
  'events.teamSeasonDraft',
  'events.saveTeamSeason',
  'events.saveTeamSeasonRows',
  'events.teamPublicHolidays',
  'events.readTeamSchoolHolidays',
  'events.publishTeamSeason',
  'clubs.remove',
  'clubs.restore',
  'clubs.planRollOver',
  'clubs.rollOver',
  'clubs.undoRollOver',
  'clubs.previewImport',
  'clubs.confirmImport',
  'clubs.undoImport',
  'clubs.exportMembers',
  'clubs.changeRoles',
  'collections.dues',
  'collections.saveDues',
  'collections.previewDues',
  'collections.billDues',
  'collections.exemptFromDues',
  'collections.accounting',
  'collections.exportAccounting',
  'collections.exportClubLedger',
  'collections.donations',
  'collections.saveEntitlement',
  'collections.saveDonor',
  'collections.issueDonationReceipts',
  'collections.voidDonationReceipt',
  'collections.sendDonationReceipts',
  'collections.donationReceipt',
  'collections.debits',
  'collections.saveCreditor',
  'collections.mandates',
  'collections.saveMandate',
  'collections.revokeMandate',
  'collections.previewDebits',
  'collections.startDebits',
  'collections.debitRun',
  'collections.debitFile',
  'collections.changeDebits',
  'collections.importClubStatement',
  'collections.clubTransfers',
  'collections.decideClubTransfer',
  'collections.clubTransferBills',
  'collections.signMandate',
  'collections.decideDuesPlan',
  'collections.reminders',
  'collections.saveReminders',
  'collections.sendReminders',
  'clubs.member',
  'clubs.addMember',
  'clubs.changeMember',
  'clubs.changeMembers',
  'clubs.removeRecord',
  'teams.remove',
  'teams.restore',
  'teams.leave',
  'members.leave',
  'members.removeGuardian',
  'members.decideBirthDate',
  'members.changeMany',
  'members.addFile',
  'members.removeFile',
  'invitations.invite',
  'invitations.changeInvitation',
  'invitations.joinLink',
  'invitations.changeJoinLink',
  'invitations.decide',
  'invitations.findByCode',
  'invitations.open',
  'invitations.join',
  'invitations.mine',
  'invitations.withdraw',
  'invitations.clubInvitations',
  'invitations.inviteManager',
  'invitations.changeClubInvitation',
  'invitations.openClubInvitation',
  'invitations.acceptClubInvitation',
  'events.offline',
  'events.unreached',
  'events.openAnswerLink',
  'events.answerByLink',
  'events.feed',
  'events.changeFeed',
  'events.addUnavailabilities',
  'events.changeUnavailability',
  'events.removeUnavailability',
  'leagues.setPublicPage',
  'leagues.sendSheet',
  'leagues.openPublicPage',
  'leagues.openSheet',
  'leagues.answerSheet',
  'collections.refund',
  'collections.setPayout',
  'collections.onboard',
  'collections.openForm',
  'collections.fillForm',
  'collections.openBill',
  'collections.payBills',
  'collections.requestRelief',
  'collections.withdraw',
  'collections.receipt',
  'collections.answerRequest',
  'messages.report',
  'messages.reports',
  'messages.closeReport',
])
