import { invitationsPage, joinLink } from '@touchline/contract/invitations/shapes'
import { rosterPage } from '@touchline/contract/members/shapes'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { makeServer } from '#server/platform/http/server.ts'

import { running, type Person } from './support/running.ts'
import { stateOfTables } from './support/tables.ts'
import { teamFields } from './support/world-bodies.ts'

/** The rows of trust.md about invitation tokens and join links. */
const touchline = await running()
const { ask, done, signUp, platform } = touchline
const owner = await signUp('Eva')

let teamId = ''
let otherTeamId = ''

beforeEach(async () => {
  platform.setClock(new Date().toISOString())
  teamId = await aTeam()
  otherTeamId = await aTeam()
})

async function aTeam(): Promise<string> {
  const shape = z.object({ team: z.object({ id: z.uuid() }) })
  return (await done(owner, 'POST /teams', { body: teamFields, shape })).team.id
}

const outcome = z.object({
  email: z.string(),
  outcome: z.string(),
  invitationId: z.string().nullable(),
})
const results = z.object({ results: z.array(outcome) })

const invite = (emails: readonly string[]) =>
  done(owner, `POST /teams/${teamId}/invitations`, { body: { emails }, shape: results })

/** The newest email to an address. */
async function letterTo(email: string): Promise<string> {
  const found = await sql<{ text: string }>`
    select text_body as text from mails where recipient = ${email} order by id desc limit 1`.execute(
    platform.database,
  )
  return found.rows[0]?.text ?? ''
}

async function tokenFor(email: string): Promise<string> {
  return /invitation=([\w-]+)/.exec(await letterTo(email))?.[1] ?? ''
}

const player = {
  kind: 'player',
  firstName: 'Nora',
  lastName: 'Vidal',
  dateOfBirth: '1998-05-04',
} as const

interface Try {
  readonly kind: 'link' | 'code' | 'invitation'
  readonly value: string
  readonly team?: string
  readonly body?: object
}

const joining = (who: Person, { kind, value, team = teamId, body }: Try) =>
  ask(who, {
    method: 'POST',
    path: `/rest/v1/teams/${team}/join`,
    body: { key: { kind, value }, who: player, ...body },
  })

async function people() {
  return (await done(owner, `GET /teams/${teamId}/members`, { shape: rosterPage })).members
}

async function invitedNora() {
  const nora = await signUp('Nora')
  await invite([nora.email])
  const key = { kind: 'invitation', value: await tokenFor(nora.email) } as const
  return { nora, key }
}

describe('guessing', () => {
  test('finds 256 bits in a personal link, 192 in the shared one, and no two alike', async () => {
    const emails = Array.from({ length: 50 }, (_, at) => `p${at}-${teamId}@example.org`)
    await invite(emails)
    const tokens = new Set(await Promise.all(emails.map(tokenFor)))
    expect(tokens.size).toBe(50)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const { link } = await done(owner, `GET /teams/${teamId}/join-link`, { shape: joinLink })
    expect(Buffer.from(new URL(link).searchParams.get('code') ?? '', 'base64url')).toHaveLength(24)
  })

  test.each(['link', 'code', 'invitation'] as const)(
    'of a %s stops after ten attempts an hour, for all teams together',
    async (kind) => {
      const guesser = await signUp('Igor')
      const statuses = []
      for (let at = 0; at < 12; at += 1) {
        const team = at % 2 === 0 ? teamId : otherTeamId
        statuses.push((await joining(guesser, { kind, value: `ZZZZ${at}`, team })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
    },
  )
})

describe('a personal link', () => {
  test('works once', async () => {
    const { nora, key } = await invitedNora()
    expect((await joining(nora, key)).status).toBe(200)
    const again = await joining(nora, key)
    expect([again.status, JSON.parse(again.text)]).toMatchObject([410, { code: 'already_used' }])
  })

  test('ends when revoked, and after fourteen days', async () => {
    const { nora, key } = await invitedNora()
    const path = `GET /teams/${teamId}/invitations`
    const [sent] = (await done(owner, path, { shape: invitationsPage })).invitations
    expect(sent?.state).toBe('sent')
    platform.setClock(new Date(Date.now() + 14 * 86_400_000 + 1000).toISOString())
    const door = { method: 'POST', path: `/rest/v1/teams/${teamId}/join/open`, body: { key } }
    expect(JSON.parse((await ask(undefined, door)).text)).toMatchObject({ code: 'expired' })

    platform.setClock(new Date().toISOString())
    const revoke = `/rest/v1/teams/${teamId}/invitations/${sent?.id}`
    expect(
      (await ask(owner, { method: 'PATCH', path: revoke, body: { action: 'revoke' } })).status,
    ).toBe(200)
    expect(JSON.parse((await joining(nora, key)).text)).toMatchObject({ code: 'revoked' })
  })

  test('lets one of two people in at the same second', async () => {
    const { nora, key } = await invitedNora()
    const luis = await signUp('Luis')
    const both = await Promise.all(
      [nora, luis].map((who) => joining(who, { ...key, body: { otherAddress: true } })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  test('opens no other team', async () => {
    const { nora, key } = await invitedNora()
    const answer = await joining(nora, { ...key, team: otherTeamId })
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain(key.value)
  })

  test('asks someone signed in with another address, and never joins them unasked', async () => {
    const { key } = await invitedNora()
    const luis = await signUp('Luis')
    const answer = await joining(luis, key)
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([409, { code: 'conflict' }])
    expect((await people()).some(({ hasJoined, isAdmin }) => hasJoined && !isAdmin)).toBe(false)
  })

  test('gives the role of a member, whatever is added to it', async () => {
    const { nora, key } = await invitedNora()
    const input = { role: 'Coach', isAdmin: true, who: { ...player, role: 'Coach', isAdmin: true } }
    const path = `/rest/v1/teams/${teamId}/join?role=coach&isAdmin=true`
    const body = { key, ...input }
    expect((await ask(nora, { method: 'POST', path, body })).status).toBe(200)
    const row = (await people()).find(({ firstName }) => firstName === 'Nora')
    expect(row).toMatchObject({ hasJoined: true, isAdmin: false, role: 'Member' })
  })

  test.each(['GET', 'HEAD', 'OPTIONS'])('accepts nothing by %s', async (method) => {
    const { nora, key } = await invitedNora()
    const before = await stateOfTables(platform.database)
    for (const path of [
      `/team/${teamId}/join?invitation=${key.value}`,
      `/rest/v1/teams/${teamId}/join?invitation=${key.value}`,
      `/rest/v1/teams/${teamId}/join/open?kind=invitation&value=${key.value}`,
    ])
      for (const who of [undefined, nora]) await ask(who, { method, path })
    expect(await stateOfTables(platform.database)).toEqual(before)
  })

  test('is stored nowhere in readable form', async () => {
    const { key } = await invitedNora()
    const found = await sql<{ held: boolean }>`
      select exists (select from invitations as i where i::text like ${`%${key.value}%`}) as held`.execute(
      platform.database,
    )
    expect(found.rows).toEqual([{ held: false }])
    const path = `/rest/v1/teams/${otherTeamId}/join/open?invitation=${key.value}`
    const wrongDoor = await ask(undefined, { method: 'POST', path, body: { key } })
    expect(wrongDoor.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect([wrongDoor.status, wrongDoor.text.includes(key.value)]).toEqual([404, false])
  })
})

test('appears in the log without its secret', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  const { config } = platform
  const http = makeServer({ config, log }, { scriptHashes: [], secure: true })
  const address = `/team/${teamId}/join`
  await http.inject({
    url: `${address}?invitation=secret-of-nora#x`,
    headers: { referer: '/?secret-of-nora' },
  })
  await http.close()
  expect(lines.join('')).toContain('"route":"page"')
  expect(lines.join('')).not.toContain('secret-of-nora')
})

describe('many addresses', () => {
  const asking = (emails: readonly string[], who = owner) =>
    ask(who, { method: 'POST', path: `/rest/v1/teams/${teamId}/invitations`, body: { emails } })

  test('are refused beyond a thousand, with the limit', async () => {
    const answer = await asking(Array.from({ length: 1000 }, (_, at) => `p${at}@example.org`))
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      422,
      { code: 'invalid_input', data: { fields: { emails: 'too_many' }, limit: 50 } },
    ])
  })

  test('get one email if the same one is listed fifty times', async () => {
    const email = `ana-${teamId}@example.org`
    expect(JSON.parse((await asking(Array.from({ length: 50 }, () => email))).text)).toMatchObject({
      results: [{ email, outcome: 'invited' }],
    })
    const sent = await sql<{ count: number }>`
      select count(*) as count from mails where recipient = ${email}`.execute(platform.database)
    expect(sent.rows).toEqual([{ count: 1 }])
  })

  test('reveals existing members only to people who may see members', async () => {
    const { nora, key } = await invitedNora()
    await joining(nora, key)
    expect(JSON.parse((await asking([nora.email])).text)).toMatchObject({
      results: [{ outcome: 'already_member' }],
    })
    const asPlayer = await asking([owner.email], nora)
    expect([asPlayer.status, asPlayer.text.includes('already')]).toEqual([403, false])
  })

  test('reveals accounts neither in words nor in time', async () => {
    const known = await Promise.all(Array.from({ length: 50 }, () => signUp('Nora')))
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (const [at, { email }] of known.entries())
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody-${at}-${teamId}@example.org`],
      ] as const) {
        const began = performance.now()
        const { status, text } = await asking([address])
        times[kind].push(performance.now() - began)
        const [first] = results.parse(JSON.parse(text)).results
        expect([status, first?.outcome]).toEqual([200, 'invited'])
      }
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(50)
  })
})

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

test('the email shows typed text without links, and says who sends it', async () => {
  const email = `ana-${teamId}@example.org`
  const message = `<a href="https://evil.test">Win</a> evil.test/x ${'x'.repeat(3000)}`
  const path = `/rest/v1/teams/${teamId}/invitations`
  const tooLong = await ask(owner, { method: 'POST', path, body: { emails: [email], message } })
  expect(tooLong.status).toBe(422)

  await ask(owner, {
    method: 'POST',
    path,
    body: { emails: [email], message: message.slice(0, 60) },
  })
  const letter = await letterTo(email)
  const links = letter.match(/https?:\/\/[^\s]+/g) ?? []
  expect(links.filter((link) => !link.startsWith(platform.config.publicUrl))).toEqual([])
  expect(letter).toContain('Touchline')
})
