import { groupsPage } from '@touchline/contract/operations/shapes/groups'
import { unzipSync, strFromU8 } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { documentKey } from '#server/platform/storage/keys.ts'
import { eraseOldTeams } from '#server/teams/jobs.ts'

import { running } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'
import { clubFields, clubTeam, teamFields } from './support/world-bodies.ts'

const touchline = await running({
  OPERATOR_EMAILS: 'olga@example.org',
  SMTP_URL: 'smtp://127.0.0.1:9',
})
const { app, ask, done, platform } = touchline
const { database, jobs, storage } = platform
const olga = await signedUpAs(touchline, 'olga@example.org')
const manager = await signedUpAs(touchline, 'mara@example.org', { first_name: 'Mara' })
const made = z.object({ id: z.string() })
const club = await done(manager, 'POST /clubs', { body: clubFields, shape: made })
const { teams } = await done(manager, `POST /clubs/${club.id}/teams`, {
  body: { teams: [clubTeam] },
  shape: z.object({ teams: z.tuple([made]) }),
})
const [team] = teams
const other = await done(manager, 'POST /teams', {
  body: { ...teamFields, name: 'Elsewhere' },
  shape: z.object({ team: made }),
})
for (const [teamId, firstName] of [
  [team.id, 'Kim'],
  [other.team.id, 'Stranger'],
])
  await done(manager, `POST /teams/${teamId}/members`, {
    body: { firstName, lastName: 'Gil' },
    shape: z.unknown(),
  })
const fileId = '01890a5d-ac96-774b-bcce-b302099a8057'
await sql`
  insert into files (id, club_id, uploaded_by, kind, purpose, shown_name, content_type, bytes)
  values (${fileId}, ${club.id}, ${manager.id}, 'document', 'club_document', 'Statutes.pdf', 'application/pdf', 5)
`.execute(database)
await storage.put(documentKey(fileId), Buffer.from('%PDF-'), 'application/pdf')

const act = (who: typeof olga, input: { kind?: string; id?: string; action: string }) =>
  ask(who, {
    method: 'POST',
    path: `/rest/v1/admin/groups/${input.id ?? club.id}/actions`,
    body: { kind: input.kind ?? 'clubs', action: input.action, reason: 'The club moves away' },
  })
const find = async (kind: string) =>
  (await done(olga, `GET /admin/groups?kind=${kind}`, { shape: groupsPage })).groups

test('exports all of a club and its teams for an operator, without others’ data or secrets', async () => {
  expect((await act(manager, { action: 'export' })).status).toBe(404)
  expect((await act(olga, { action: 'export' })).status).toBe(200)
  expect((await find('clubs'))[0]?.export).toMatchObject({ state: 'waiting', address: null })
  await jobs.settle()

  const ready = (await find('clubs'))[0]?.export
  expect(ready?.state).toBe('ready')
  const { rawPayload } = await app.http.inject({ method: 'GET', url: ready?.address ?? '' })
  const zip = unzipSync(rawPayload)
  const read = (name: string) => strFromU8(zip[name] ?? new Uint8Array())
  expect(read('tables/clubs.jsonl')).toContain(clubFields.name)
  expect(read('tables/teams.jsonl')).toContain(clubTeam.name)
  expect(read('tables/members.jsonl')).toContain('Kim')
  expect(read(`files/${fileId}-Statutes.pdf`)).toBe('%PDF-')
  const all = Object.keys(zip).map(read).join('\n')
  expect(all).not.toContain('Stranger')
  expect(all).not.toContain('Elsewhere')
  expect(all).not.toMatch(/"\w*(?:secret|token|hash)\w*":/)
})

test('lists the file at the club, not among the operator’s own exports', async () => {
  const exports = await done(olga, 'GET /me/exports', {
    shape: z.object({ exports: z.array(z.unknown()) }),
  })
  expect(exports.exports).toEqual([])
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where action = 'operations.club_exported'`.execute(database)
  expect(rows).toHaveLength(1)
})

test('suspends and resumes a team without a club, but not a club’s team', async () => {
  const { id } = other.team
  const read = async () =>
    (await ask(manager, { method: 'GET', path: `/rest/v1/teams/${id}` })).text
  expect((await act(olga, { kind: 'teams', id, action: 'suspend' })).status).toBe(200)
  expect(await read()).toContain('club_suspended')
  expect((await find('teams')).find((one) => one.id === id)?.state).toBe('suspended')
  expect((await act(olga, { kind: 'teams', id, action: 'suspend' })).status).toBe(409)
  expect((await act(olga, { kind: 'teams', id, action: 'resume' })).status).toBe(200)
  expect(await read()).toContain('Elsewhere')
  expect((await act(olga, { kind: 'teams', id, action: 'delete' })).status).toBe(409)
  expect((await act(olga, { kind: 'teams', id: team.id, action: 'suspend' })).status).toBe(409)
})

test('holds the emails of a suspended club until it is resumed, except those about signing in', async () => {
  const write = (kind: 'notifications.messages' | 'auth.new_sign_in') =>
    database.transaction().execute((tx) =>
      platform.mail.enqueue(tx, {
        kind,
        clubId: club.id,
        to: 'kim@example.org',
        language: 'en',
        subject: kind,
        text: kind,
        html: kind,
      }),
    )
  const attempts = async (id: string) => {
    const { rows } = await sql<{ attempts: number }>`
      select attempts from mails where id = ${id}`.execute(database)
    return rows[0]?.attempts
  }
  await act(olga, { action: 'suspend' })
  const held = await write('notifications.messages')
  const urgent = await write('auth.new_sign_in')
  await jobs.settle()
  expect([await attempts(held), await attempts(urgent)]).toEqual([0, 1])

  await act(olga, { action: 'resume' })
  await sql`
    update jobs.job set start_after = now() - interval '1 second'
    where name = 'mail.send' and state = 'created' and data ->> 'mailId' = ${held}`.execute(
    database,
  )
  await jobs.settle()
  expect(await attempts(held)).toBe(1)
})

test('keeps a deleted club complete for 30 days, then erases all of it', async () => {
  const left = async () => {
    const { rows } = await sql<{ name: string; key: string }>`
      select c.table_name as name, c.column_name as key from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name in ('club_id', 'team_id')
        and c.table_name <> all(array['mails', 'account_exports'])`.execute(database)
    const found: string[] = []
    for (const { name, key } of rows) {
      const ids = key === 'club_id' ? [club.id] : [team.id]
      const held = await sql`
        select from ${sql.table(name)} where ${sql.ref(key)} = any(${ids}::uuid[])
          ${name === 'files' ? sql`and removed_at is null` : sql``} limit 1`.execute(database)
      if (held.rows.length > 0) found.push(name)
    }
    return [...new Set(found)]
  }
  expect((await act(olga, { action: 'delete' })).status).toBe(200)
  const erase = (days: number) => {
    const clock = () => new Date(platform.clock().getTime() + days * 86_400_000)
    return eraseOldTeams({ ...platform, clock })
  }
  await erase(29)
  expect(await left()).toEqual(expect.arrayContaining(['teams', 'members', 'files', 'club_roles']))
  await erase(31)
  expect(await left()).toEqual([])
  expect(await find('clubs')).toEqual([])
})
