import { auditPage } from '@touchline/contract/operations/shapes/audit'
import { groupsPage, adminGroup } from '@touchline/contract/operations/shapes/groups'
import { bytesInMegabyte } from '@touchline/domain/values/limits'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'

import { openSink } from '#server/platform/mail/testing/sink.ts'

import { running, type Person } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'
import { clubFields, clubTeam, teamFields } from './support/world-bodies.ts'

const sink = await openSink()
afterAll(() => sink.close())
const touchline = await running({
  OPERATOR_EMAILS: 'olga@example.org',
  SMTP_URL: sink.smtpUrl,
  CLUB_MAX_MEMBERS: '4',
  CLUB_MAX_STORAGE_MB: '1',
})
const { ask, done, platform } = touchline
const { database, jobs, mail } = platform
const olga = await signedUpAs(touchline, 'olga@example.org')
const manager = await signedUpAs(touchline, 'mara@example.org', { first_name: 'Mara' })
const made = z.object({ id: z.string() })
const club = await done(manager, 'POST /clubs', { body: clubFields, shape: made })
const { teams } = await done(manager, `POST /clubs/${club.id}/teams`, {
  body: { teams: [clubTeam, { ...clubTeam, name: 'Norte U12' }] },
  shape: z.object({ teams: z.tuple([made, made]) }),
})
const [ten, twelve] = teams

const codeOf = ({ status, text }: { status: number; text: string }) =>
  status < 300 ? 'done' : z.object({ code: z.string() }).parse(JSON.parse(text)).code
const add = (teamId: string, firstName: string) =>
  ask(manager, {
    method: 'POST',
    path: `/rest/v1/teams/${teamId}/members`,
    body: { firstName, lastName: 'Gil' },
  }).then(codeOf)
const configure = (
  who: Person,
  input: { kind?: string; id?: string; limits: Readonly<Record<string, number | null>> },
) =>
  ask(who, {
    method: 'PUT',
    path: `/rest/v1/admin/groups/${input.id ?? club.id}/settings`,
    body: {
      kind: input.kind ?? 'clubs',
      limits: { members: null, storage: null, mails: null, ...input.limits },
      reason: 'Paid for more',
    },
  })
const findClub = async () =>
  (await done(olga, 'GET /admin/groups?kind=clubs', { shape: groupsPage })).groups[0]

test('enforces the limit when people are added to several teams of a club at once', async () => {
  const before = (await findClub())?.members ?? 0
  const adding = ['Ana', 'Bea', 'Cleo', 'Dora', 'Eva'].map((name, n) =>
    add(n % 2 === 0 ? ten.id : twelve.id, name),
  )
  const answers = await Promise.all(adding)
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(4 - before)
  expect(answers.filter((answer) => answer === 'members_full')).toHaveLength(1 + before)
  expect(await findClub()).toMatchObject({ members: 4, defaultLimits: { members: 4 } })
})

test('lets an operator raise one club’s limit, and logs it', async () => {
  const answer = await configure(olga, { limits: { members: 5 } })
  expect(adminGroup.parse(JSON.parse(answer.text)).limits).toEqual({
    members: 5,
    storage: null,
    mails: null,
  })
  expect(await add(ten.id, 'Flor')).toBe('done')
  expect(await add(ten.id, 'Gala')).toBe('members_full')
  const { entries } = await done(olga, 'GET /admin/audit?action=operations.limits_set', {
    shape: auditPage,
  })
  expect(entries[0]?.details).toMatchObject({
    clubId: club.id,
    members: 5,
    reason: 'Paid for more',
  })
})

test('does not count archived people, who can’t return to a full club', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from members where team_id = ${ten.id} and account_id is null limit 1`.execute(
    database,
  )
  const id = rows[0]?.id ?? ''
  const act = (kind: string) =>
    ask(manager, {
      method: 'POST',
      path: `/rest/v1/teams/${ten.id}/members/changes`,
      body: { memberIds: [id], act: { kind } },
    }).then(codeOf)
  expect(await act('archive')).toBe('done')
  expect(await add(twelve.id, 'Hila')).toBe('done')
  expect(await act('bring_back')).toBe('members_full')
})

test('counts a team without a club alone, and a club’s teams together', async () => {
  const { team } = await done(manager, 'POST /teams', {
    body: { ...teamFields, name: 'Solo' },
    shape: z.object({ team: made }),
  })
  const limits = { members: 1 }
  expect((await configure(olga, { kind: 'teams', id: team.id, limits })).status).toBe(200)
  expect(await add(team.id, 'Iris')).toBe('members_full')
  expect(codeOf(await configure(olga, { kind: 'teams', id: ten.id, limits }))).toBe('not_found')
  expect(codeOf(await configure(manager, { limits }))).toBe('not_found')
})

test('refuses a file beyond the limit, whichever team of the club it is for', async () => {
  await sql`
    insert into files (id, team_id, uploaded_by, kind, purpose, content_type, bytes)
    values (gen_random_uuid(), ${twelve.id}, ${manager.id}, 'document', 'member_file', 'application/pdf',
      ${bytesInMegabyte})`.execute(database)
  const answer = await touchline.app.http.inject({
    method: 'POST',
    url: '/storage/v1/documents?purpose=club_document',
    headers: { authorization: `Bearer ${manager.token}`, 'content-type': 'application/pdf' },
    payload: Buffer.from('%PDF-1.4 statutes'),
  })
  const { id: fileId } = made.parse(JSON.parse(answer.body))
  const keep = () =>
    ask(manager, {
      method: 'PUT',
      path: `/rest/v1/clubs/${club.id}/documents/${fileId}`,
      body: { fileId, name: 'Statutes', audience: 'everyone', teamIds: [ten.id] },
    })
  expect(codeOf(await keep())).toBe('club_storage_full')
  await configure(olga, { limits: { storage: 2, members: 5 } })
  expect(codeOf(await keep())).toBe('done')
})

async function write(kind: 'messages' | 'event_cancelled', to: string): Promise<string> {
  return database.transaction().execute((tx) =>
    mail.enqueue(tx, {
      kind: `notifications.${kind}`,
      teamId: ten.id,
      to,
      language: 'en',
      subject: kind,
      text: kind,
      html: kind,
    }),
  )
}
const takenBy = (to: string) => sink.taken.filter((letter) => letter.to === to).length
const sources = (to: string) =>
  sink.taken.filter((letter) => letter.to === to).map(({ source }) => source)

test('delays emails beyond the daily limit except cancellations, and tells a manager once', async () => {
  await configure(olga, { limits: { mails: 2, members: 5 } })
  await jobs.settle()
  const people = ['one', 'two', 'three', 'four'].map((name) => `${name}@example.org`)
  for (const to of people) await write('messages', to)
  await jobs.settle()
  expect(people.map(takenBy).filter((taken) => taken === 1)).toHaveLength(2)
  // The manager's own email counts but doesn't wait; it is sent with the outbox.
  const mailsToday = async () => {
    await jobs.settle()
    return (await findClub())?.mailsToday
  }
  await expect.poll(mailsToday).toBe(3)
  expect(await findClub()).toMatchObject({ limits: { mails: 2 } })

  await write('event_cancelled', 'urgent@example.org')
  await jobs.settle()
  expect(takenBy('urgent@example.org')).toBe(1)
  expect(sources(manager.email).filter((source) => source.includes('used up'))).toHaveLength(1)

  platform.setClock(new Date(platform.clock().getTime() + 86_400_000).toISOString())
  await sql`
    update jobs.job set start_after = now() - interval '1 second'
    where name = 'mail.send' and state = 'created'`.execute(database)
  await jobs.settle()
  expect(people.map(takenBy)).toEqual([1, 1, 1, 1])
})
