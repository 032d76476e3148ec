import { demoParts } from '@touchline/domain/auth/demo-parts'
import type { Language } from '@touchline/domain/values/language'
import { z } from 'zod'

import { accountOf, statementsOf } from '../harness/club-bank.ts'
import { aFee, openCollection, takePayments } from '../harness/collections.ts'
import { makeAccount, type Person } from '../harness/signed-in.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'
import { addCrowdedAlbums } from './crowded-albums.ts'
import { inviteToClub, type Links } from './links.ts'
import { teamWithForm } from './registering.ts'

/** The operator of an installation that is photographed. */
export const operatorEmail = 'olga@club.example'

/** A team with its content and readers. */
export interface World {
  /** Sessions as browsers store them. The coach stands in for missing people. */
  readonly sessions: Readonly<{ coach: string }> & Readonly<Record<string, string>>
  readonly teamId: string
  /** The page for requesting to join. */
  readonly join: string
  readonly clubId?: string
  /** Bank files about the club's bills. */
  readonly statements?: readonly string[]
  /** A club member in the club's list. */
  readonly personId?: string
  readonly memberId?: string
  /** A child of the parent, with two homes. */
  readonly homesMemberId?: string
  readonly eventId?: string
  readonly matchId?: string
  /** A match elsewhere that is to come. */
  readonly awayMatchId?: string
  /** A team of adults, with a cash box. */
  readonly adultTeamId?: string
  /** A team without a club, and its registration form. */
  readonly ownTeamId?: string
  readonly ownForm?: string
  readonly leagueId?: string
  readonly conversationId?: string
  readonly collectionId?: string
  /** A camp without a free place, and its form. */
  readonly campId?: string
  readonly fullForm?: string
  /** The collection's form. */
  readonly form?: string
  readonly links?: Links
}

const demoShape = z.object({
  people: z.array(z.object({ part: z.enum(demoParts), email: z.string(), password: z.string() })),
})

/** The demo club and its people. */
export async function demoWorld(address: string, language: Language): Promise<World> {
  const post = { method: 'POST' } as const
  const visitor = sender(address)
  // DATEV is for clubs in Germany.
  const country = language === 'de' ? 'DE' : 'ES'
  const body = { language, country, timeZone: 'Europe/Madrid' }
  const loaded = await visitor({ ...post, path: '/rest/v1/demo', body })
  const sessions: Record<string, string> = {}
  for (const { part, ...person } of demoShape.parse(loaded).people) {
    const path = '/auth/v1/token?grant_type=password'
    sessions[part] = JSON.stringify(await visitor({ ...post, path, body: person }))
  }
  const { coach = '', manager = '' } = sessions
  const send = sender(address, coach)
  const ids = await idsIn(send)
  const asManager = sender(address, manager)
  const mine = await asManager({ method: 'GET', path: '/rest/v1/me/teams' })
  const clubId = wordIn(mine, 'clubs', '0', 'id')
  const list = await asManager({ method: 'GET', path: `/rest/v1/clubs/${clubId}/members` })
  const personId = wordIn(list, 'people', '0', 'id')
  const teams = await sender(
    address,
    sessions['player'] ?? '',
  )({
    method: 'GET',
    path: '/rest/v1/me/teams',
  })
  const adultTeamId = wordIn(teams, 'teams', '0', 'id')
  const homes = await sender(
    address,
    sessions['parent'] ?? '',
  )({ method: 'GET', path: `${teamPath(ids.teamId)}/homes` })
  const homesMemberId = wordIn(homes, 'children', '0', 'memberId')
  return { ...ids, sessions: { ...sessions, coach }, clubId, personId, homesMemberId, adultTeamId }
}

/** The demo club with an operator and a fee to pay. */
export async function completeWorld(address: string, language: Language = 'en'): Promise<World> {
  const world = await demoWorld(address, language)
  const send = sender(address, world.sessions.coach)
  const olga = { firstName: 'Olga', lastName: 'Operator', email: operatorEmail }
  const { session: operator } = await makeAccount(address, olga)
  // The introduction would cover the statistics.
  await send({ method: 'PATCH', path: '/rest/v1/me', body: { introductionSeen: 'team_stats' } })
  await takePayments(send, world.teamId)
  const fees = [aFee('Season fee', 9000), aFee('Kit', 3500)]
  const input = { kind: 'membership', name: 'Season fees', fees } as const
  const form = await openCollection(send, world.teamId, input)
  const collectionId = await firstOf(send, `${teamPath(world.teamId)}/collections`)
  const camp = await campIn(send, world.teamId)
  const money = await clubMoney(address, world, language)
  const { admin, ...own } = await teamWithForm(address, language)
  const sessions = { ...world.sessions, operator, admin, treasurer: money.treasurer }
  const { statements } = money
  return { ...world, ...camp, ...own, sessions, statements, form, collectionId }
}

/** The club's treasurer, and what the bank sends about its bills. */
async function clubMoney(address: string, { sessions, clubId = '' }: World, language: Language) {
  const session = sessions['manager'] ?? ''
  const manager = sender(address, session)
  const tara = { firstName: 'Tara', lastName: 'Till' }
  const { session: treasurer, email } = await makeAccount(address, tara)
  const invitation = { manager, clubId, email, role: 'treasurer' } as const
  const token = await inviteToClub(address, invitation)
  const path = `/rest/v1/clubs/${clubId}/invitation/accept`
  const send = sender(address, treasurer)
  await send({ method: 'POST', path, body: { token } })
  await send({ method: 'PATCH', path: '/rest/v1/me', body: { language } })
  const club = { clubId, token: wordIn(JSON.parse(session), 'access_token') }
  return { treasurer, statements: statementsOf(await accountOf(address, manager, club)) }
}

const collectionsShape = z.object({
  collections: z.array(z.object({ id: z.string(), kind: z.string() })),
})

/** The demo team's summer camp, where no place is free. */
async function campIn(send: Send, teamId: string) {
  const path = `${teamPath(teamId)}/collections`
  const { collections } = collectionsShape.parse(await send({ method: 'GET', path }))
  const campId = collections.find(({ kind }) => kind === 'activity')?.id ?? ''
  const camp = await send({ method: 'GET', path: `${path}/${campId}` })
  return { campId, fullForm: new URL(wordIn(camp, 'formUrl')).pathname }
}

/** A team right after its creation. */
export async function emptyWorld(address: string): Promise<World> {
  const { session, teamId, send } = await aTeam(address, { name: 'Ravens' })
  return { sessions: { coach: session }, teamId, join: await joinIn(send, teamPath(teamId)) }
}

/** The longest possible name: two hundred characters with first and last name. */
const endless = 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff '
  .repeat(2)
  .trim()
  .padEnd(100, 's')
const rightToLeft = ['שרה בן־דוד', 'محمد الأمين', 'فاطمة الزهراء'] as const
const firstNames = 'Ana Luis María José Zoë Ömer Åse Chloé Jürgen Noor Iker Lucía'.split(' ')
const lastNames = 'López García Müller Dubois Öztürk Ñíguez Schmidt Roca Peeters'.split(' ')

/** Five hundred people, some with names without break opportunities, some right-to-left. */
export async function crowdedWorld(address: string): Promise<World> {
  const { session, teamId, send } = await aTeam(address, { name: endless })
  const on = teamPath(teamId)
  const list = { fileName: 'team.csv', content: { text: fiveHundred() } }
  const post = { method: 'POST' } as const
  const preview = await send({ ...post, path: `${on}/roster-imports/preview`, body: list })
  const body = {
    importSessionId: wordIn(preview, 'importSessionId'),
    fingerprint: wordIn(preview, 'fingerprint'),
  }
  await send({ ...post, path: `${on}/roster-imports`, body })
  const venue = { name: endless, address: endless }
  await send({ ...post, path: `${on}/venues`, body: { venue } })
  await send({ ...post, path: `${on}/events`, body: anEvent(endless.repeat(2).slice(0, 200)) })
  await send({ ...post, path: `${on}/events`, body: anEvent(rightToLeft.join(' ')) })
  await addCrowdedAlbums({ address, session, teamId })
  return { ...(await idsIn(send)), sessions: { coach: session } }
}

async function aTeam(address: string, { name }: { name: string }) {
  const person: Person = { firstName: 'Carla', lastName: 'Coach' }
  const { session } = await makeAccount(address, person)
  const send = sender(address, session)
  const path = '/rest/v1/teams'
  const look = { sport: 'football', ageGroup: 'U12', color: '#f5e663' }
  const place = { country: 'ES', timeZone: 'Europe/Madrid' }
  const made = await send({ method: 'POST', path, body: { name, ...look, ...place } })
  return { session, send, teamId: wordIn(made, 'team', 'id') }
}

function fiveHundred(): string {
  const lines = Array.from({ length: 499 }, (_, at) => {
    const first = firstNames[at % firstNames.length] ?? ''
    const last = lastNames[at % lastNames.length] ?? ''
    if (at % 25 === 1)
      return `${`${at} ${endless}`.slice(0, 100)};${endless};child${at}@club.example;${at}`
    if (at % 25 === 2)
      return `${rightToLeft[at % 3] ?? ''} ${at};${last};child${at}@club.example;${at}`
    return `${first} ${at};${last};child${at}@club.example;${at}`
  })
  return ['First name;Last name;Email;Jersey', ...lines].join('\n')
}

function anEvent(title: string) {
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const time = { startTime: '18:00', endTime: '19:30' }
  return { type: 'practice', title, date, ...time, location: endless }
}

/** The ids of someone's team, read over the API. */
async function idsIn(send: Send) {
  const mine = await send({ method: 'GET', path: '/rest/v1/me/teams' })
  const teamId = wordIn(mine, 'teams', '0', 'id')
  const on = teamPath(teamId)
  const around = await send({ method: 'GET', path: `${on}/events/around` })
  return {
    teamId,
    join: await joinIn(send, on),
    eventId: wordIn(around, 'coming', '0', 'id'),
    memberId: await firstOf(send, `${on}/members`),
    leagueId: await firstOf(send, `${on}/leagues`),
    conversationId: await firstOf(send, `${on}/conversations`),
    matchId: await matchIn(send, on),
    awayMatchId: await awayMatchIn(send, on),
  }
}

const teamPath = (teamId: string) => `/rest/v1/teams/${teamId}`

const joinIn = async (send: Send, on: string): Promise<string> =>
  wordIn(await send({ method: 'GET', path: `${on}/join-link` }), 'link')

const listShape = z.record(z.string(), z.unknown())
const rowsShape = z.array(
  z.object({ id: z.string(), type: z.string().optional(), homeAway: z.string().nullish() }),
)

/** The first id of a list, or empty. */
async function firstOf(send: Send, path: string): Promise<string> {
  return (await rowsOf(send, path))[0]?.id ?? ''
}

async function matchIn(send: Send, on: string): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const events = await rowsOf(send, `${on}/events?from=${day(-30)}&to=${day(30)}`)
  return events.find(({ type = '' }) => type.endsWith('game'))?.id ?? ''
}

async function awayMatchIn(send: Send, on: string): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const events = await rowsOf(send, `${on}/events?from=${day(1)}&to=${day(55)}`)
  return events.find(({ homeAway }) => homeAway === 'away')?.id ?? ''
}

async function rowsOf(send: Send, path: string) {
  const answer = listShape.parse(await send({ method: 'GET', path }))
  return rowsShape.parse(Object.values(answer).find((value) => Array.isArray(value)))
}
