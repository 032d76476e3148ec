import { row, send, type Row } from './sweep-row.ts'
import { seasonRows } from './sweep-rows-season.ts'
import { clubList, registering, registrationSettings, websiteEdit } from './world-bodies.ts'

const fixtures = 'Datum;Heim;Gast\n14.03.2031;Norte U12;Harbour Town\n'
const fixtureList = { fileName: 'list.csv', base64: Buffer.from(fixtures).toString('base64') }

const clubExport = {
  files: [{ name: 'members.csv', bytes: Buffer.byteLength(clubList) }],
  base64: Buffer.from(clubList).toString('base64'),
}

const nobodysMove = {
  memberId: '019cebf5-0f00-7000-8000-0000000000a1',
  fromTeamId: '019cebf5-0f00-7000-8000-0000000000a2',
  toTeamId: '019cebf5-0f00-7000-8000-0000000000a3',
}

const guessedKey = 'a-key-that-was-guessed'

export const clubRows: Readonly<Record<string, Row>> = {
  'statistics.club': row(),
  'start.get': row(),
  'events.clubCalendar': row({ query: '?from=2031-03-10&to=2031-03-16' }),
  'events.exportSeasonPlan': send({
    format: 'ics',
    language: 'en',
    from: '2031-01-01',
    to: '2031-06-30',
  }),
  'events.importFixtures': send({ source: fixtureList }),
  'events.fixtureImports': row(),
  'events.undoFixtures': row(),
  ...seasonRows,
  'events.saveClubVenue': send({ name: 'North Field', capacity: 2 }),
  'events.closeClubVenue': send({ name: 'North Field', date: '2031-03-14' }),
  'events.reopenClubVenue': row(),
  'events.clashes': send({ date: '2031-03-14', location: 'North Field' }),
  'clubs.member': row(),
  'clubs.addMember': send({ firstName: 'Rosa', lastName: 'Gil', kind: 'passive' }),
  'clubs.changeMember': send({ changes: { kind: 'honorary' } }),
  'clubs.changeMembers': send(
    { personIds: [nobodysMove.memberId], act: { kind: 'return' } },
    { owner: 404 },
  ),
  'clubs.filters': row(),
  'clubs.saveFilter': send({ name: 'Overdue', filter: { fee: 'overdue' } }),
  'clubs.removeFilter': row(),
  'clubs.removeRecord': row(),
  'clubs.documents': row(),
  'clubs.saveDocument': send(({ clubTeamId }) => ({
    name: 'Statutes',
    audience: 'everyone',
    teamIds: [clubTeamId],
  })),
  'clubs.removeDocument': row(),
  'clubs.teamDocuments': row(),
  'clubs.planRollOver': row(),
  'clubs.rollOver': send({ cutOff: '2031-01-01', moves: [nobodysMove] }, { owner: 412 }),
  'clubs.undoRollOver': row(),
  'clubs.exportMembers': send({ format: 'csv', language: 'en' }),
  'clubs.previewImport': send({ content: { text: clubList } }),
  'clubs.confirmImport': send(
    ({ clubImportSessionId: importSessionId }) => ({ importSessionId, fingerprint: 'of others' }),
    { owner: 412 },
  ),
  'moves.previewClub': send({ content: clubExport }),
  // The session of another import holds no files.
  'moves.confirmClub': send(
    ({ clubImportSessionId: importSessionId }) => ({ importSessionId, fingerprint: 'a.b' }),
    { owner: 404 },
  ),
  'clubs.importProgress': row(),
  'clubs.listImports': row(),
  'clubs.undoImport': row(),
  'registrations.openForm': send({ key: guessedKey }, { owner: 404 }),
  'registrations.register': send({ ...registering, key: guessedKey }, { owner: 404 }),
  'registrations.open': send({ token: 'guessed-and-guessed-again' }, { owner: 404 }),
  'registrations.answer': send(
    { token: 'guessed-and-guessed-again', answer: 'confirm' },
    { owner: 404 },
  ),
  'registrations.form': row(),
  'registrations.saveForm': send({ isOpen: true, settings: registrationSettings, version: 1 }),
  'websites.ofClub': row(),
  'websites.saveOfClub': send(websiteEdit),
  'websites.saveHostOfClub': send({ host: 'www.norte.example' }, { owner: 403 }),
  'websites.ofTeam': row(),
  'websites.saveOfTeam': send({ ...websiteEdit, slug: 'sur-team' }),
  'websites.saveHostOfTeam': send({ host: 'www.sur.example' }, { owner: 403 }),
  'registrations.list': row(),
  'registrations.decide': send(({ applicantId }) => ({
    decision: { kind: 'decline', people: [{ id: applicantId }] },
  })),
  'registrations.teamForm': row(),
  'registrations.saveTeamForm': send({
    isOpen: true,
    settings: registrationSettings,
    version: 0,
  }),
  'registrations.teamList': row(),
  // The applicant is another's: of the club.
  'registrations.decideInTeam': send(
    ({ applicantId }) => ({ decision: { kind: 'decline', people: [{ id: applicantId }] } }),
    { owner: 404 },
  ),
}
