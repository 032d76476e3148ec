import { unavailabilities } from '@touchline/contract/events/shapes/unavailability'
import { joinLink } from '@touchline/contract/invitations/shapes'
import { memberPage } from '@touchline/contract/members/shapes'
import { memberFiles } from '@touchline/contract/members/shapes/files'
import { customFields } from '@touchline/contract/members/shapes/fields'
import { rosterImport } from '@touchline/contract/members/shapes/import'
import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { clubSeasonAdded, clubSeasons } from '@touchline/contract/teams/shapes/club-seasons'
import { Readable } from 'node:stream'
import { z } from 'zod'

import { storeDocument } from '#server/files/commands/documents.ts'
import { findNotifications } from '#server/notifications/queries/page.ts'
import { addToLines } from '#server/notifications/queries/telling.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'
import { aMember } from '#server/teams/testing/people.ts'
import type { Person, Running } from './running.ts'

/** One of everything that belongs to a team or a club, by the names that paths give them. */
export interface Ids {
  readonly clubId: string
  readonly rollOverId: string
  readonly clubSeasonId: string
  readonly clubInvitationId: string
  readonly accountId: string
  readonly teamId: string
  readonly memberId: string
  readonly guardianId: string
  readonly venueId: string
  readonly opponentId: string
  readonly taskId: string
  readonly seasonId: string
  readonly eventId: string
  readonly invitationId: string
  readonly requestId: string
  readonly importId: string
  readonly fieldId: string
  readonly notificationId: string
  readonly browserImportId: string
  readonly unavailabilityId: string
  readonly fileId: string
}

export interface World {
  readonly owner: Person
  readonly ids: Ids
}

export const clubFields = {
  name: 'CD Norte',
  sport: 'football',
  memberCount: 200,
  phone: '+34600123456',
}
export const teamFields = {
  name: 'Norte U12',
  sport: 'football',
  ageGroup: 'U12',
  country: 'ES',
  timeZone: 'Europe/Madrid',
}
export const clubTeam = { name: 'Norte U10', sport: 'Football', gender: 'mixed', ageGroup: 'U10' }
export const eventFields = { type: 'practice', title: 'Practice', date: '2031-05-04' }
export const daysAway = { firstDay: '2031-07-01', lastDay: '2031-07-14', reason: 'holiday' }
export const list = {
  content: { text: 'First name,Last name,Date of birth\nLeo,Gil,2015-04-02\n' },
}

export const fromBrowser = {
  clubs: [],
  teams: [{ browserKey: '7', name: 'Norte U8', sport: 'football', role: 'Coach', members: [] }],
  language: 'en',
}

const made = z.object({ id: z.uuid() })

/** A club with a team, and a team of its own with people, lists, events and everything around them. */
export async function aWorld(running: Running): Promise<World> {
  const owner = await running.signUp('Eva')
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
    shape: clubSeasonAdded,
  })
  const given = await running.done(owner, `GET /clubs/${clubId}/seasons`, { shape: clubSeasons })
  const clubSeasonId = given.seasons[0]?.id ?? ''
  const clubInvitationId = await make(`POST /clubs/${clubId}/invitations`, {
    email: 'manager@example.org',
  })
  const rollOverId = await make(`POST /clubs/${clubId}/roll-overs`, {
    cutOff: '2031-01-01',
    moves: [{ memberId: kid, fromTeamId: first, toTeamId: second }],
  })

  const { team } = await running.done(owner, 'POST /teams', {
    body: teamFields,
    shape: z.object({ team: made }),
  })
  const at = `/teams/${team.id}`
  const lists = {
    venueId: await make(`POST ${at}/venues`, { venue: { name: 'Sports park' } }),
    opponentId: await make(`POST ${at}/opponents`, { opponent: { name: 'Sur' } }),
    taskId: await make(`POST ${at}/tasks`, { task: { name: 'Oranges' } }),
    seasonId: await make(`POST ${at}/seasons`, {
      season: { name: '2031', startsOn: '2031-01-01', endsOn: '2031-12-31' },
    }),
  }
  const { fields } = await running.done(owner, `POST ${at}/member-fields`, {
    body: { name: 'Allergic to', kind: 'text', audience: 'private' },
    shape: customFields,
  })
  const people = { ...(await aFamily(running, owner, at)), fieldId: fields[0]?.id ?? '' }
  const { event } = await running.done(owner, `POST ${at}/events`, {
    body: eventFields,
    shape: z.object({ event: made }),
  })
  const { unavailabilities: away } = await running.done(
    owner,
    `POST ${at}/members/${people.memberId}/unavailabilities`,
    { body: daysAway, shape: unavailabilities },
  )
  const waiting = await whoWaits(running, owner, { at, memberId: people.memberId })
  const fileId = await aDocument(running, owner, `${at}/members/${people.memberId}/files`)
  const notificationId = await aNotification(running.platform, owner)
  const browserImportId = await make('POST /me/browser-imports', fromBrowser)
  const ids = {
    clubId,
    rollOverId,
    clubSeasonId,
    clubInvitationId,
    accountId: coach.id,
    teamId: team.id,
    eventId: event.id,
  }
  const mine = { notificationId, browserImportId, unavailabilityId: away[0]?.id ?? '', fileId }
  return { owner, ids: { ...ids, ...lists, ...people, ...waiting, ...mine } }
}

async function aDocument({ platform, done }: Running, owner: Person, files: string) {
  const body = Readable.from([Buffer.from('%PDF-1.7')])
  const { id } = await storeDocument(platform, { accountId: owner.id, fileName: 'a.pdf', body })
  const filed = { fileId: id, kind: 'licence', title: 'Licence' }
  await done(owner, `POST ${files}`, { body: filed, shape: memberFiles })
  return id
}

async function aNotification({ database, clock }: TestPlatform, { id }: Person): Promise<string> {
  const line = {
    newsId: 0,
    kind: 'signed_in',
    teamId: null,
    groupKey: 'signed_in',
    subject: {},
    at: clock(),
  } as const
  await database.transaction().execute((tx) => addToLines(tx, line, [id]))
  const { notifications } = await findNotifications(database, id, { limit: 1 })
  return notifications[0]?.id ?? ''
}

/** A child with a parent, and a list that was imported. */
async function aFamily({ done }: Running, owner: Person, at: string) {
  const page = await done(owner, `POST ${at}/members`, {
    body: { firstName: 'Nina', lastName: 'Ruiz', dateOfBirth: '2016-02-03' },
    shape: memberPage,
  })
  const memberId = page.member.id
  const { guardians } = await done(owner, `POST ${at}/members/${memberId}/guardians`, {
    body: { role: 'mother', firstName: 'Marta', lastName: 'Ruiz', email: 'marta@example.org' },
    shape: memberPage,
  })
  const { fingerprint } = await done(owner, `POST ${at}/roster-imports/preview`, {
    body: list,
    shape: importPreview,
  })
  const imported = await done(owner, `POST ${at}/roster-imports`, {
    body: { ...list, fingerprint },
    shape: rosterImport,
  })
  return { memberId, guardianId: guardians[0]?.guardianId ?? '', importId: imported.id }
}

/** Somebody who is invited and somebody who asks to join. */
async function whoWaits(
  { done, signUp }: Running,
  owner: Person,
  { at, memberId }: { at: string; memberId: string },
) {
  const { results } = await done(owner, `POST ${at}/invitations/person`, {
    body: { person: { kind: 'member', id: memberId }, email: 'nina@example.org' },
    shape: z.object({ results: z.array(z.object({ invitationId: z.uuid() })) }),
  })
  const { code } = await done(owner, `GET ${at}/join-link`, { shape: joinLink })
  const applicant = await signUp('Nora')
  const asked = await done(applicant, `POST ${at}/join`, {
    body: {
      key: { kind: 'code', value: code },
      who: { kind: 'player', firstName: 'Nora', lastName: 'Vidal', dateOfBirth: '1998-05-04' },
    },
    shape: z.object({ requestId: z.uuid() }),
  })
  return { invitationId: results[0]?.invitationId ?? '', requestId: asked.requestId }
}
