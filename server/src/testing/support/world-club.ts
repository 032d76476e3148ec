import { newClubSeasonResult, clubSeasons } from '@touchline/contract/clubs/shapes/seasons'
import { z } from 'zod'

import { aMember } from '#server/teams/testing/people.ts'

import type { Person, TestServer } from './running.ts'
import { clubFields, clubList, clubTeam } from './world-bodies.ts'
import { aTransfer } from './world-collections.ts'
import { aClubDocument, aRegistration } from './world-registration.ts'

const made = z.object({ id: z.uuid() })

/** A club with two teams, a season, a roll-over and an invited manager. */
export async function aClub(running: TestServer, owner: Person) {
  const make = async (line: string, body: unknown) =>
    (await running.done(owner, line, { body, shape: made })).id

  const clubId = await make('POST /clubs', clubFields)
  const coach = await running.signUp('Paul')
  const { teams } = await running.done(owner, `POST /clubs/${clubId}/teams`, {
    body: { teams: [clubTeam, { ...clubTeam, name: 'Norte U16' }] },
    shape: z.object({ teams: z.array(made) }),
  })
  const [first = '', second = ''] = teams.map(({ id }) => id)
  await aMember(running.platform.database, first, { accountId: coach.id, role: 'Coach' })
  const kid = await aMember(running.platform.database, first)
  await running.done(owner, `POST /clubs/${clubId}/seasons`, {
    body: { season: { name: '2050', startsOn: '2050-01-01', endsOn: '2050-12-31' } },
    shape: newClubSeasonResult,
  })
  const given = await running.done(owner, `GET /clubs/${clubId}/seasons`, { shape: clubSeasons })
  const clubInvitationId = await make(`POST /clubs/${clubId}/invitations`, {
    email: 'manager@example.org',
    roles: ['manager'],
  })
  const rollOverId = await make(`POST /clubs/${clubId}/roll-overs`, {
    cutOff: '2031-01-01',
    moves: [{ memberId: kid, fromTeamId: first, toTeamId: second }],
  })
  const closureId = await make(`POST /clubs/${clubId}/closures`, {
    name: 'North Field',
    date: '2031-03-14',
  })
  const fixtureImportId = await aFixtureImport(running, owner, clubId)
  const ofTeam = { clubId, teamId: first }
  const registration = await aRegistration(running, owner, ofTeam)
  const documentId = await aClubDocument(running, owner, ofTeam)
  const clubSeasonId = given.seasons[0]?.id ?? ''
  const member = await aClubMember(running, owner, { clubId, teamId: second })
  const importing = await aClubImport(running, owner, clubId)
  await aTransfer(running, owner, `/clubs/${clubId}`)
  const ids = {
    clubSeasonId,
    clubInvitationId,
    rollOverId,
    closureId,
    fixtureImportId,
    clubTeamId: first,
    documentId,
    ...registration,
    ...importing,
  }
  return { clubId, accountId: coach.id, ...ids, ...member }
}

/** A member without a team, the owner's own record, and a saved filter. */
async function aClubMember(
  running: TestServer,
  owner: Person,
  { clubId, teamId }: { clubId: string; teamId: string },
) {
  const { person } = await running.done(owner, `POST /clubs/${clubId}/members`, {
    body: { firstName: 'Rosa', lastName: 'Gil', kind: 'passive' },
    shape: z.object({ person: made }),
  })
  await aMember(running.platform.database, teamId, { accountId: owner.id })
  await running.done(owner, `PATCH /clubs/${clubId}/members/${owner.id}`, {
    body: { changes: { number: '1' } },
    shape: z.object({ person: made }),
  })
  const { filters } = await running.done(owner, `POST /clubs/${clubId}/filters`, {
    body: { name: 'Open fees', filter: { fee: 'open' } },
    shape: z.object({ filters: z.array(made) }),
  })
  return { personId: person.id, filterId: filters[0]?.id ?? '' }
}

/** An imported list, and one waiting for confirmation. */
async function aClubImport(running: TestServer, owner: Person, clubId: string) {
  const at = `POST /clubs/${clubId}/imports`
  const upload = () =>
    running.done(owner, `${at}/preview`, {
      body: { content: { text: clubList } },
      shape: z.object({ importSessionId: z.string(), fingerprint: z.string() }),
    })
  const body = await upload()
  const { id: clubImportId } = await running.done(owner, at, { body, shape: made })
  const { importSessionId: clubImportSessionId } = await upload()
  return { clubImportId, clubImportSessionId }
}

/** A fixture list without any of the club's teams, imported anyway. */
async function aFixtureImport(running: TestServer, owner: Person, clubId: string) {
  const text = 'Datum;Heim;Gast\n14.03.2031;CD Norte;Harbour Town\n'
  const source = { fileName: 'list.csv', base64: Buffer.from(text).toString('base64') }
  const shape = z.object({
    preview: z.object({
      fingerprint: z.string(),
      questions: z.array(z.object({ key: z.string() })),
    }),
    imported: made.nullable(),
  })
  const at = `POST /clubs/${clubId}/fixture-imports`
  const first = await running.done(owner, at, { body: { source }, shape })
  const names = first.preview.questions.map(({ key }) => ({ key, teamId: null }))
  const { preview } = await running.done(owner, at, { body: { source, names }, shape })
  const body = { source, names, fingerprint: preview.fingerprint }
  const { imported } = await running.done(owner, at, { body, shape })
  return imported?.id ?? ''
}
