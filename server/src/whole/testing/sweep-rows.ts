import { consentTextVersion } from '@touchline/domain/children/consents'

import type { Ids } from './world.ts'
import {
  calendarFile,
  clubFields,
  clubTeam,
  daysAway,
  eventFields,
  fromBrowser,
  list,
  teamFields,
} from './world-bodies.ts'

/** How an endpoint is asked, and whose things it touches. */
export interface Row {
  /** `theirs`: a team's or a club's; `mine`: whoever asks; `anyone`: known to visitors. */
  readonly whose: 'theirs' | 'mine' | 'anyone'
  readonly query: string
  readonly body: ((ids: Ids) => object) | undefined
  /** What the owner of everything gets: done, unless this says why not. */
  readonly owner: number | 'done'
}

type Traits = Partial<Omit<Row, 'whose'>>

function row(whose: Row['whose'], { query = '', owner = 'done', body }: Traits = {}): Row {
  return { whose, query, owner, body }
}
const theirs = (traits?: Traits): Row => row('theirs', traits)
const send = (body: object, traits: Traits = {}): Row =>
  row('theirs', { body: () => body, ...traits })
const mine = (body?: object, traits: Traits = {}): Row =>
  row('mine', { body: body && (() => body), ...traits })
/** To everybody but an operator these do not exist (whole/operator.test.ts). */
const operators = (body?: object): Row => row('theirs', { body: body && (() => body), owner: 404 })

const days = '?from=2031-05-01&to=2031-05-31'
const season = { name: '2032', startsOn: '2032-01-01', endsOn: '2032-12-31' }
const parent = { role: 'father', firstName: 'Luis', lastName: 'Ruiz', email: 'luis@example.org' }
const demoWish = { language: 'en', country: 'ES', timeZone: 'Europe/Madrid' }
const healthFields = {
  allergies: 'Nuts',
  medication: '',
  notes: '',
  doctorName: '',
  doctorPhone: null,
  contacts: [{ name: 'Luis Ruiz', relation: 'Father', phone: '+34600123456' }],
}
const byLink = (more?: object): Row =>
  row('anyone', { body: () => ({ token: 'guessed', ...more }), owner: 404 })
const wrongKey = { kind: 'link', value: 'guessed' }
const nobodysMove = {
  memberId: '019cebf5-0f00-7000-8000-0000000000a1',
  fromTeamId: '019cebf5-0f00-7000-8000-0000000000a2',
  toTeamId: '019cebf5-0f00-7000-8000-0000000000a3',
}
const player = { kind: 'player', firstName: 'Ana', lastName: 'Gil', dateOfBirth: '1999-01-01' }

/**
 * One row an endpoint, in an order in which the owner can do all of it. An endpoint without a row
 * turns the sweep red.
 */
export const rows: Readonly<Record<string, Row>> = {
  'accounts.me': mine(),
  'accounts.change': mine({ firstName: 'Ana' }),
  'accounts.answerOnboarding': mine({ referralSource: null, goals: [] }),
  'accounts.preferences': mine(),
  'accounts.changePreferences': mine({ games: 'none' }),
  'accounts.acknowledgeReturn': mine(),
  'home.exports': mine(),
  'home.askForExport': mine(),
  'home.previewDeletion': mine(),
  'maintenance.state': row('anyone'),
  'operations.installation': row('anyone'),
  'operations.mailbox': row('anyone'),
  'operations.figures': operators(),
  'operations.accounts': operators(),
  'operations.act': operators({ action: 'disable', reason: 'Asked for it' }),
  'operations.failedLetters': operators(),
  'operations.retryLetter': operators(),
  'operations.retryLetters': operators(),
  'operations.maintenance': operators(),
  'operations.switchMaintenance': operators({ isOn: true }),
  'operations.audit': operators(),
  'home.loadDemo': row('anyone', { body: () => demoWish, owner: 409 }),
  'home.bringTeams': mine(fromBrowser),
  'home.listBrowserImports': mine(),
  'home.undoBrowserImport': theirs(),

  'clubs.create': mine(clubFields),
  'clubs.get': theirs(),
  'clubs.change': send({ changes: { name: 'CD Norte' } }),
  'clubs.addManager': theirs(),
  'clubs.removeManager': theirs(),
  'clubs.leave': theirs({ owner: 409 }),
  'invitations.clubInvitations': theirs(),
  'invitations.inviteManager': send({ email: 'new@example.org' }),
  'invitations.resendToManager': theirs(),
  'invitations.revokeFromManager': theirs(),
  'invitations.openClubInvitation': send({ token: 'guessed' }, { owner: 404 }),
  'invitations.acceptClubInvitation': send({ token: 'guessed' }, { owner: 404 }),
  'teams.clubTeams': theirs(),
  'teams.createClubTeams': send({ teams: [clubTeam] }),
  'teams.clubStaff': theirs(),
  'teams.clubPeople': theirs(),
  'home.clubFigures': theirs(),
  'home.planRollOver': theirs(),
  'home.rollOver': send({ cutOff: '2031-01-01', moves: [nobodysMove] }, { owner: 412 }),
  'home.rollOvers': theirs(),
  'home.undoRollOver': theirs(),
  'teams.addClubSeason': send({ season: { ...season, name: '2040' } }),
  'teams.previewClubSeason': theirs({
    query: '?name=2041&startsOn=2041-01-01&endsOn=2041-12-31',
  }),
  'teams.clubSeasons': theirs(),
  'teams.undoClubSeason': theirs(),

  'teams.mine': mine(),
  'teams.create': mine(teamFields),
  'teams.get': theirs(),
  'teams.change': send({ changes: { motto: 'On!' } }),
  'teams.mute': theirs(),
  'teams.unmute': theirs(),
  'teams.leave': theirs({ owner: 409 }),
  'teams.venues': theirs(),
  'teams.addVenue': send({ venue: { name: 'Hall' } }),
  'teams.changeVenue': send({ venue: { name: 'Park' } }),
  'teams.opponents': theirs(),
  'teams.addOpponent': send({ opponent: { name: 'Este' } }),
  'teams.changeOpponent': send({ opponent: { name: 'Oeste' } }),
  'teams.reminders': theirs(),
  'teams.changeReminders': send({ silent: [48], going: [] }),
  'teams.tasks': theirs(),
  'teams.addTask': send({ task: { name: 'Water' } }),
  'teams.changeTask': send({ task: { name: 'Fruit' } }),
  'teams.seasons': theirs(),
  'teams.addSeason': send({ season }),
  'teams.changeSeason': send({
    season: { name: '2031', startsOn: '2031-01-01', endsOn: '2031-12-30' },
  }),

  'members.list': theirs(),
  'members.get': theirs(),
  'members.add': send({ firstName: 'Teo', lastName: 'Sanz' }),
  'members.change': send({ changes: { nickname: 'Nini' } }),
  'members.changeMany': row('theirs', {
    body: ({ memberId }) => ({ memberIds: [memberId], act: { kind: 'role', role: 'Keeper' } }),
  }),
  'members.listFields': theirs(),
  'members.addField': send({ name: 'Bus line', kind: 'text', audience: 'private' }),
  'members.changeField': send({ changes: { name: 'Way home' } }),
  'members.orderFields': row('theirs', {
    body: ({ fieldId }) => ({ fieldIds: [fieldId] }),
    owner: 412,
  }),
  'members.export': send({ format: 'csv', language: 'en' }),
  'members.files': theirs(),
  'members.addFile': row('theirs', {
    body: ({ eventId }: Ids) => ({ fileId: eventId, kind: 'licence', title: 'Licence' }),
    owner: 404,
  }),
  'members.removeFile': theirs(),
  'members.archive': theirs(),
  'members.bringBack': theirs(),
  'members.addGuardian': send(parent),
  'members.changeGuardian': send({ changes: { lastName: 'Ruiz Gil' } }),
  'members.previewImport': send(list),
  'members.confirmImport': send({ ...list, fingerprint: 'of another roster' }, { owner: 412 }),
  'members.importProgress': theirs(),
  'members.listImports': theirs(),
  'children.consents': theirs(),
  'children.answerConsent': send({ state: 'yes', textVersion: consentTextVersion }, { owner: 403 }),
  'children.health': theirs({ owner: 403 }),
  'children.saveHealth': send({ health: healthFields, version: null }, { owner: 403 }),
  'children.eraseHealth': theirs({ owner: 403 }),
  'children.emergency': theirs({ owner: 403 }),
  'children.certificate': theirs({ owner: 403 }),
  'children.seers': theirs({ owner: 403 }),
  'children.looks': theirs({ owner: 403 }),
  'children.neverShown': theirs(),
  'children.changeNeverShown': send({ isNeverShown: true }),
  'children.changePhoto': send({ fileId: null }),
  'children.verifyGuardian': theirs(),
  'children.blockGuardian': theirs(),
  'children.blocks': theirs(),
  'home.askForChildExport': theirs({ owner: 403 }),
  'home.eraseChild': send({ typedName: 'Nina Ruiz' }, { owner: 403 }),
  'children.unblockGuardian': theirs(),
  'children.staffChecks': theirs(),
  'children.recordCheck': send({ state: 'passed', checkedOn: '2026-01-02', endsOn: '2031-01-02' }),
  'children.forgetCheck': theirs(),
  'children.wantChecks': send({ isWanted: false }),

  'invitations.list': theirs(),
  'invitations.invite': send({ emails: ['new@example.org'] }),
  'invitations.invitePerson': row('theirs', {
    body: ({ guardianId }: Ids) => ({ person: { kind: 'guardian', id: guardianId } }),
  }),
  'invitations.resend': theirs(),
  'invitations.revoke': theirs(),
  'invitations.joinLink': theirs(),
  'invitations.resetJoinLink': theirs(),
  'invitations.changeApproval': send({ approval: true }),
  'invitations.findByCode': mine({ code: 'ZZZZZZ' }, { owner: 404 }),
  'invitations.open': send({ key: wrongKey }, { owner: 404 }),
  'invitations.join': send({ key: wrongKey, who: player }, { owner: 404 }),
  'invitations.requests': theirs(),
  'invitations.mine': mine(),
  'invitations.withdraw': theirs({ owner: 404 }),
  'invitations.approve': row('theirs', { body: ({ memberId }: Ids) => ({ memberId }), owner: 403 }),
  'invitations.decline': theirs(),

  'events.create': row('theirs', {
    body: ({ venueId, opponentId, memberId }: Ids) => ({
      ...eventFields,
      type: 'game',
      homeAway: 'home',
      venueId,
      opponentId,
      audience: { kind: 'members', memberIds: [memberId] },
    }),
  }),
  'events.list': theirs({ query: days }),
  'events.listMine': mine(undefined, { query: days }),
  'events.around': theirs(),
  'events.get': theirs(),
  'events.previewChange': send({ version: 1, changes: { title: 'Training' } }),
  'events.change': row('theirs', {
    body: ({ venueId }: Ids) => ({ version: 1, changes: { venueId } }),
  }),
  'events.remind': send({}),
  'events.invite': send({}),
  'events.guests': theirs(),
  'events.inviteGuests': send({ memberIds: [] }),
  'events.comment': send({ words: 'Who brings the balls?' }),
  'events.comments': theirs(),
  'events.removeComment': theirs(),
  'events.answer': send({ answer: 'going' }),
  'events.answerForSeveral': row('theirs', {
    body: ({ memberId }: Ids) => ({ answers: [{ memberId, answer: 'maybe' }] }),
  }),
  'events.openAnswerLink': byLink(),
  'events.answerByLink': byLink({ answer: 'going' }),
  'events.history': theirs(),
  'events.unavailabilities': theirs(),
  'events.addUnavailability': send(daysAway),
  'events.changeUnavailability': send({ ...daysAway, version: 1 }),
  'events.removeUnavailability': theirs(),
  'events.feed': theirs(),
  'events.renewFeed': send({}),
  'events.myFeed': mine(),
  'events.renewMyFeed': mine({}),
  'events.calendars': theirs(),
  'events.previewCalendar': send({ source: calendarFile }),
  'events.importCalendar': send({ source: calendarFile }),
  'events.readCalendar': send({}),
  'events.stopCalendar': theirs(),
  'attendance.summary': row('theirs', { query: '?seasonId={seasonId}' }),
  'attendance.export': send({ format: 'csv', language: 'en' }),
  'attendance.byEvent': row('theirs', { query: '?when=past&seasonId={seasonId}' }),
  'attendance.mark': row('theirs', {
    body: ({ memberId }: Ids) => ({ marks: [{ memberId, mark: 'present' }] }),
    owner: 409,
  }),
  'attendance.proposeTasks': theirs(),
  'attendance.assignTasks': row('theirs', {
    body: ({ taskId, memberId }: Ids) => ({ assignments: [{ taskId, memberId }] }),
  }),
  'attendance.offerTask': send({ isOffered: true }),
  'attendance.eventTasks': theirs(),
  'attendance.taskBoard': theirs(),
  'notifications.letters': mine(),
  'notifications.chooseLetter': mine({ isWanted: false }),
  'notifications.openLetterLink': byLink(),
  'notifications.chooseByLetterLink': byLink({ isWanted: true }),
  'notifications.list': mine(),
  'notifications.unread': mine(),
  'notifications.markRead': theirs(),
  'notifications.markAllRead': mine(),
  'events.cancel': send({ reason: 'Rain' }),
  'events.markSeen': send({}),
  'events.restore': send({}),
  'events.remove': theirs({ owner: 409 }),

  'members.removeGuardian': theirs(),
  'members.removeField': theirs(),
  'members.leave': theirs(),
  'members.undoImport': theirs(),
  'teams.removeVenue': theirs(),
  'teams.removeOpponent': theirs(),
  'teams.removeTask': theirs(),
  'teams.removeSeason': theirs({ owner: 409 }),
  'teams.remove': send({ typedName: teamFields.name }),
  'teams.restore': theirs(),
  'clubs.remove': send({ typedName: clubFields.name }),
  'clubs.restore': theirs(),
  'home.askForDeletion': mine({ password: 'not the password' }, { owner: 403 }),
}
