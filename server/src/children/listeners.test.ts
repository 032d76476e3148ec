import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { addMember } from '#server/members/commands/add-member.ts'
import { removeGuardian } from '#server/members/commands/guardians.ts'
import { askingMembers } from '#server/members/testing/asking.ts'
import { aRoster } from '#server/members/testing/team.ts'
import { openDispatcher } from '#server/platform/outbox/dispatcher.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { childrenListeners } from './listeners.ts'

const platform = await testPlatform()
const { database } = platform
const dispatcher = openDispatcher(platform, childrenListeners(platform))
await platform.startJobs(dispatcher.jobs)
const { teamId, people } = await aRoster(database)
const now = new Date('2026-03-14T09:00:00.000Z')

async function lettersTo(email: string) {
  await dispatcher.dispatch()
  await platform.jobs.settle()
  const found = await sql<{ subject: string; text: string }>`
    select subject, text_body as text from mails
    where kind = 'children.guardian_linked' and recipient = ${email}`.execute(database)
  return found.rows
}

async function addSibling(firstName: string, email: string): Promise<string> {
  const parent = {
    role: 'mother',
    firstName: 'Marta',
    lastName: 'Gil',
    email,
    phone: null,
  } as const
  return database.transaction().execute(async (tx) => {
    const actor = await requirePerson(tx, { accountId: people.coach, teamId })
    return addMember(tx, { actor, now }, { teamId, firstName, lastName: 'Gil', parents: [parent] })
  })
}

test('emails a mother with an account once about each further child, unless she has unsubscribed', async () => {
  const mother = await sql<{ email: string }>`
    update accounts set language = 'de' where id = ${people.mother} returning email`.execute(
    database,
  )
  const email = mother.rows[0]?.email ?? ''
  const ben = await addSibling('Ben', email)
  const [letter, ...more] = await lettersTo(email)
  expect(more).toEqual([])
  expect(letter?.subject).toMatch(/Mutter von \P{L}*Ben\P{L}* eingetragen/u)
  expect(letter?.text).toContain(`/team/${teamId}/members/${ben}?tab=parents`)
  expect(letter?.text).toContain('„Das bin ich nicht“')

  const tom = await addSibling('Tom', email)
  await database.transaction().execute(async (tx) => {
    const actor = await requirePerson(tx, { accountId: people.mother, teamId })
    const own = await sql<{ id: string }>`
      select id from guardians where account_id = ${people.mother}`.execute(tx)
    const guardianId = own.rows[0]?.id ?? ''
    await removeGuardian(tx, { actor, now }, { memberId: tom, guardianId })
  })
  expect(await lettersTo(email)).toHaveLength(1)
})

test('siblings from one import share an email, each with a link to “Not me”', async () => {
  const roster = await aRoster(database)
  const mother = await sql<{ email: string }>`
    select email from accounts where id = ${roster.people.mother}`.execute(database)
  const email = mother.rows[0]?.email ?? ''
  const rows = ['Zoe', 'Ben', 'Mia'].map((name) => `${name} Gil;2016-04-02;Marta Gil;${email}`)
  const text = ['Name;Birthday;Mother;Mother email', ...rows].join('\n')
  const source = { fileName: 'list.csv', content: { text }, answers: {} }
  const ask = askingMembers(platform)
  const post = (path: string, body: object) =>
    ask(roster.people.coach, { method: 'POST', path: `/teams/${roster.teamId}${path}`, body })
  const { fingerprint, importSessionId } = importPreview.parse(
    (await post('/roster-imports/preview', source)).body,
  )
  const confirmed = { importSessionId, fingerprint }
  expect((await post('/roster-imports', confirmed)).status).toBeLessThan(300)

  const [letter, ...more] = await lettersTo(email)
  expect(more).toEqual([])
  expect(letter?.subject.replaceAll(/[\u2066-\u2069]/g, '')).toContain('Ben, Mia and Zoe’s mother')
  const children = await sql<{ id: string }>`
    select id from members where team_id = ${roster.teamId} and last_name = 'Gil'
      and first_name in ('Ben', 'Mia', 'Zoe')`.execute(database)
  expect(children.rows).toHaveLength(3)
  for (const { id } of children.rows)
    expect(letter?.text).toContain(`/team/${roster.teamId}/members/${id}?tab=parents`)
})
