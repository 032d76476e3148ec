import { rollOver } from '@touchline/contract/clubs/shapes/roll-over'
import { invitationsPage, joinRequests, notInvited } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { eraseDueChildren } from '#server/privacy/commands/ask-for-erasure.ts'
import { eraseAccount } from '#server/privacy/commands/erase-accounts.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const touchline = await running()
const { ask, done, signUp, platform } = touchline
const { database } = platform
const owner = await signUp('Eva')

let clubId: string
let teamId: string
/** A child, and its mother with an invitation. */
let leo: string
let mother: string
let marta: Person
let token: string

beforeEach(async () => {
  clubId = await aClub(database, owner.id)
  teamId = await aTeam(database, { clubId })
  await aMember(database, teamId, { accountId: owner.id, isAdmin: true })
  leo = await aMember(database, teamId, { firstName: 'Leo' })
  await sql`update members set date_of_birth = '2015-04-02' where id = ${leo}`.execute(database)
  mother = await aGuardian(database, { teamId, memberId: leo }, { verifiedAt: null })
  marta = await signUp('Marta')
  await sql`update guardians set email = ${marta.email} where id = ${mother}`.execute(database)
  token = await invite()
})

const at = (path: string) => `/rest/v1/teams/${teamId}${path}`
const asks = (who: Person, line: string, body: object = {}) => {
  const [method = '', path = ''] = line.split(' ')
  return ask(who, { method, path: at(path), ...(method === 'DELETE' ? {} : { body }) })
}

const inviting = (kind: 'member' | 'guardian', id: string) =>
  asks(owner, 'POST /invitations', { person: { kind, id }, email: marta.email })

async function invite(): Promise<string> {
  expect((await inviting('guardian', mother)).status).toBe(200)
  const { rows } = await sql<{ text: string }>`
    select text_body as text from mails where recipient = ${marta.email}
    order by id desc limit 1`.execute(database)
  return /invitation=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}

const key = () => ({ kind: 'invitation', value: token })
const opening = async (who: Person | undefined = marta) =>
  outcomeOf(await ask(who, { method: 'POST', path: at('/join/open'), body: { key: key() } }))
const joining = async (who = marta, more: object = {}) =>
  outcomeOf(await asks(who, 'POST /join', { key: key(), who: { kind: 'invited' }, ...more }))

/** The code of a refusal, or the kind of result if there is one. */
function outcomeOf({ text }: { text: string }): string {
  const { code, kind } = z
    .object({ code: z.string().optional(), kind: z.string().optional() })
    .parse(JSON.parse(text))
  return code ?? kind ?? 'open'
}

const states = async () => {
  const path = `GET /teams/${teamId}/invitations`
  const { invitations } = await done(owner, path, { shape: invitationsPage })
  return invitations.map(({ state }) => state)
}

const changeOne = (memberId: string, kind: 'archive' | 'bring_back') =>
  asks(owner, 'POST /members/changes', { memberIds: [memberId], act: { kind } })
const archive = () => changeOne(leo, 'archive')
const restoreLeo = () => changeOne(leo, 'bring_back')

/** The father has an account and erases the child. */
async function eraseByFather() {
  const father = await signUp('Tom')
  await aGuardian(database, { teamId, memberId: leo }, { accountId: father.id })
  const answer = await asks(father, `PUT /members/${leo}/erasure`, {
    state: 'requested',
    typedName: 'Leo Ruiz',
  })
  await sql`update child_erasures set due_at = '2020-01-01'`.execute(platform.database)
  await eraseDueChildren(platform)
  return answer
}

async function eraseWithAccount() {
  const young = await signUp('Leo')
  await sql`update members set account_id = ${young.id} where id = ${leo}`.execute(database)
  await sql`
    insert into account_deletions (account_id, requested_at, erase_at)
    values (${young.id}, now() - interval '14 days', ${platform.clock()})`.execute(database)
  await eraseAccount(platform, young.id)
  return { status: 200 }
}

async function leaveByOneself() {
  const young = await signUp('Leo')
  await sql`update members set account_id = ${young.id} where id = ${leo}`.execute(database)
  return asks(young, 'POST /leave')
}

async function moveToNextSeason() {
  const moves = [{ memberId: leo, fromTeamId: teamId, toTeamId: await aTeam(database, { clubId }) }]
  const body = { cutOff: '2027-01-01', moves }
  await done(owner, `POST /clubs/${clubId}/roll-overs`, { body, shape: rollOver })
  return { status: 200 }
}

const ways = {
  'is archived': archive,
  'is archived with others': () =>
    asks(owner, 'POST /members/changes', { memberIds: [leo], act: { kind: 'archive' } }),
  'is removed': () => asks(owner, `DELETE /members/${leo}`),
  leaves: leaveByOneself,
  'is erased by a guardian': eraseByFather,
  'is erased with the account': eraseWithAccount,
  'moves with the season': moveToNextSeason,
}

describe('the invitation of a parent whose child', () => {
  /** A sibling in the archive keeps the parent on record. */
  beforeEach(async () => {
    const archivedAt = platform.clock()
    await alsoOf(await aMember(database, teamId, { firstName: 'Ida', archivedAt }))
  })

  test.each(Object.entries(ways))('%s is revoked', async (_, go) => {
    expect((await go()).status).toBe(200)
    const { rows } = await sql`
      select from invitations where team_id = ${teamId} and revoked_at is null`.execute(database)
    expect(rows).toEqual([])
    expect(await states()).toEqual(['revoked'])
    expect(await opening(undefined)).toBe('revoked')
    expect([await opening(), await joining()]).toEqual(['revoked', 'revoked'])
    expect(outcomeOf(await inviting('guardian', mother))).toBe('not_found')
  })

  test.each(Object.entries(ways))('%s stays where another child plays', async (_, go) => {
    const mia = await aMember(database, teamId, { firstName: 'Mia' })
    await alsoOf(mia)
    expect((await go()).status).toBe(200)
    expect(await states()).toEqual(['sent'])
    const path = { method: 'POST', path: at('/join/open'), body: { key: key() } }
    expect((await ask(marta, path)).text).toContain('"children":["Mia"]')
    const answer = await asks(marta, 'POST /join', { key: key(), who: { kind: 'invited' } })
    expect(JSON.parse(answer.text)).toMatchObject({
      kind: 'joined',
      children: [{ memberId: mia, firstName: 'Mia' }],
    })
  })
})

async function alsoOf(memberId: string): Promise<void> {
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role)
    values (${teamId}, ${mother}, ${memberId}, 'mother')`.execute(database)
}

describe('the invitation of a member who', () => {
  test.each(['is archived', 'is removed'])(
    '%s is revoked, and the person is not invited again',
    async (ending) => {
      const nora = await aMember(database, teamId, { firstName: 'Nora' })
      expect((await inviting('member', nora)).status).toBe(200)
      const ended =
        ending === 'is removed'
          ? await asks(owner, `DELETE /members/${nora}`)
          : await changeOne(nora, 'archive')
      expect(ended.status).toBe(200)
      expect(await states()).toEqual(['revoked', 'sent'])
      expect(outcomeOf(await inviting('member', nora))).toBe('not_found')
    },
  )
})

describe('an invitation sent before they could be revoked', () => {
  /** The tables as an earlier version left them after archiving the child. */
  beforeEach(async () => {
    await sql`update members set archived_at = now() where id = ${leo}`.execute(database)
  })

  test('opens and joins nothing, is not sent again, and names no one to a new one', async () => {
    expect([await opening(), await joining()]).toEqual(['revoked', 'revoked'])
    const { rows } = await sql<{ id: string }>`
      select id from invitations where team_id = ${teamId}`.execute(database)
    const again = await asks(owner, `PATCH /invitations/${rows[0]?.id}`, { action: 'resend' })
    expect(outcomeOf(again)).toBe('revoked')

    const answer = await asks(owner, 'POST /invitations', { emails: [marta.email] })
    expect(JSON.parse(answer.text)).toMatchObject({ results: [{ outcome: 'invited' }] })
    const named = await sql`
      select from invitations where team_id = ${teamId} and guardian_id is not null`.execute(
      database,
    )
    expect(named.rows).toHaveLength(1)
  })
})

describe('a member who returns from the archive', () => {
  test('is proposed again and joins with a new invitation; the old one stays ended', async () => {
    const proposed = async () => {
      const path = `GET /teams/${teamId}/invitations/uninvited`
      return (await done(owner, path, { shape: notInvited })).emails
    }
    expect(await proposed()).toEqual([])
    await archive()
    expect(await proposed()).toEqual([])
    expect((await restoreLeo()).status).toBe(200)
    expect(await proposed()).toEqual([marta.email])
    expect(await joining()).toBe('revoked')

    token = await invite()
    expect(await states()).toEqual(['sent', 'revoked'])
    expect([await opening(), await joining()]).toEqual(['open', 'joined'])
  })

  test('is not proposed if staff had revoked the invitation', async () => {
    const path = `GET /teams/${teamId}/invitations`
    const { invitations } = await done(owner, path, { shape: invitationsPage })
    await asks(owner, `PATCH /invitations/${invitations[0]?.id}`, { action: 'revoke' })
    await archive()
    await restoreLeo()
    const found = await done(owner, `${path}/uninvited`, { shape: notInvited })
    expect(found.emails).toEqual([])
  })
})

describe('a join request from an invitation', () => {
  const waiting = async () => {
    const path = `GET /teams/${teamId}/join-requests`
    return (await done(owner, path, { shape: joinRequests })).requests
  }

  test('is declined when the child leaves, and the person is notified', async () => {
    const tom = await signUp('Tom')
    expect(await joining(tom, { otherAddress: true })).toBe('waiting')
    const [request] = await waiting()
    await archive()
    expect(await waiting()).toEqual([])
    const approve = await asks(owner, `POST /join-requests/${request?.id}/decide`, {
      approve: true,
    })
    expect(outcomeOf(approve)).toBe('conflict')
    const announced = await sql`
      select topics from outbox where name = 'invitations.declined'
        and payload ->> 'requestId' = ${request?.id}`.execute(database)
    expect(announced.rows).toEqual([{ topics: [`team:${teamId}`, `account:${tom.id}`] }])
  })

  test('can’t be approved if it waited since an earlier version', async () => {
    expect(await joining(await signUp('Tom'), { otherAddress: true })).toBe('waiting')
    const [request] = await waiting()
    await sql`update members set archived_at = now() where id = ${leo}`.execute(database)
    const approve = await asks(owner, `POST /join-requests/${request?.id}/decide`, {
      approve: true,
    })
    expect(outcomeOf(approve)).toBe('not_found')
  })
})

test('serialises a removal and an acceptance at the same moment', async () => {
  for (let time = 0; time < 8; time += 1) {
    const child = await aMember(database, teamId, { firstName: 'Nora' })
    await sql`update members set date_of_birth = '1990-01-01' where id = ${child}`.execute(database)
    const { email, ...nora } = await signUp('Nora')
    const person = { kind: 'member', id: child }
    await asks(owner, 'POST /invitations', { person, email })
    const { rows } = await sql<{ text: string }>`
      select text_body as text from mails where recipient = ${email} order by id desc limit 1`.execute(
      database,
    )
    const value = /invitation=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
    const answers = await Promise.all([
      asks({ ...nora, email }, 'POST /join', {
        key: { kind: 'invitation', value },
        who: { kind: 'invited' },
      }),
      asks(owner, `DELETE /members/${child}`),
    ])
    expect(answers[1].status).toBe(200)
    expect(['joined', 'revoked']).toContain(outcomeOf(answers[0]))
  }
})

test('expects no one who has no child in the team any more', async () => {
  const archivedAt = platform.clock()
  const ida = await aMember(database, teamId, { firstName: 'Ida', archivedAt })
  await alsoOf(ida)
  expect((await asks(owner, `DELETE /members/${leo}/guardians/${mother}`)).status).toBe(200)
  await changeOne(ida, 'bring_back')
  expect(await states()).toEqual(['revoked'])
  expect(await joining()).toBe('revoked')
})
