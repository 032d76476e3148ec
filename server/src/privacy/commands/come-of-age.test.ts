import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { feedFor, readFeed } from '#server/events/commands/feeds.ts'
import { openCentre } from '#server/notifications/testing/centre.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { findActor } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { comeOfAge } from './come-of-age.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)

let teamId: string
let leo: string
const people = { leo: '', mother: '', blocked: '' }

beforeEach(async () => {
  await sql`truncate members, mails cascade`.execute(database)
  teamId = await aTeam(database)
  for (const person of ['leo', 'mother', 'blocked'] as const)
    people[person] = await anAccount(database, person)
  leo = await aMember(database, teamId, { accountId: people.leo, firstName: 'Leo' })
  await born('2008-03-14')
  await aGuardian(database, { teamId, memberId: leo }, { accountId: people.mother })
  const other = await aGuardian(database, { teamId, memberId: leo }, { accountId: people.blocked })
  await sql`update guardianships set blocked_at = now() where guardian_id = ${other}`.execute(
    database,
  )
})

async function born(day: string) {
  await sql`update members set date_of_birth = ${day} where id = ${leo}`.execute(database)
}

async function on(day: string) {
  platform.setClock(`${day}T10:00:00.000Z`)
  await comeOfAge(platform)
}

async function letters(): Promise<string[]> {
  const found = await sql<{ line: string }>`
    select kind || ' ' || split_part(recipient, '-', 1) as line from mails order by 1`.execute(
    database,
  )
  return found.rows.map(({ line }) => line)
}

/** The events in a parent's calendar feed. */
async function inFeed(of: string | null): Promise<string | undefined> {
  const key = { accountId: people.mother, teamId: of }
  const { address } = await feedFor(platform, key)
  const secret = address.slice(address.lastIndexOf('/') + 1, -'.ics'.length)
  return (await readFeed(platform, secret))?.text
}

const mayLook = async (person: keyof typeof people) =>
  (await findActor(database, { accountId: people[person], teamId }))?.childIds ?? []

describe('trust.md 2, row 19: at 18 the young person takes over', () => {
  test('notifies each person once 30 days before, and nobody 31 days before', async () => {
    await on('2026-02-11')
    expect(await letters()).toEqual([])
    await on('2026-02-12')
    await on('2026-02-12')
    await on('2026-02-13')
    expect(await letters()).toEqual(['children.coming_of_age leo', 'children.coming_of_age mother'])
    expect(await centre.notificationsOf({ accountId: people.leo })).toEqual(['coming_of_age'])
    expect(await centre.notificationsOf({ accountId: people.mother })).toEqual(['coming_of_age'])
    expect(await centre.notificationsOf({ accountId: people.blocked })).toEqual([])
  })

  test('lets guardians act until the day before the birthday', async () => {
    await on('2026-02-12')
    await on('2026-03-13')
    expect(await mayLook('mother')).toEqual([leo])
    await on('2026-03-14')
    await on('2026-03-15')
    expect(await mayLook('mother')).toEqual([])
    expect(await letters()).toEqual([
      'children.came_of_age leo',
      'children.came_of_age mother',
      'children.coming_of_age leo',
      'children.coming_of_age mother',
    ])
    expect(await centre.notificationsOf({ accountId: people.mother })).toContain('came_of_age')
    const kept = await sql`select 1 from guardians where team_id = ${teamId}`.execute(database)
    expect(kept.rows).toEqual([])
  })

  test('notifies in the new team, and ends access in the old one silently', async () => {
    await on('2026-02-12')
    const sent = await letters()
    await sql`update members set archived_at = now() where id = ${leo}`.execute(database)
    await on('2026-03-14')
    expect(await letters()).toEqual(sent)
    const left = await sql`select from guardianships where member_id = ${leo}`.execute(database)
    expect(left.rows).toEqual([])
  })

  test('does not notify members archived before', async () => {
    await sql`update members set archived_at = now() where id = ${leo}`.execute(database)
    await on('2026-02-12')
    expect(await letters()).toEqual([])
  })

  test('ends the calendar feed of a guardian with their access', async () => {
    await sql`
      insert into events (id, team_id, type, title, starts_at, ends_at, time_zone, created_by)
      values (gen_random_uuid(), ${teamId}, 'practice', 'Dribbling', '2026-03-20T17:00Z',
        '2026-03-20T18:30Z', 'Europe/Berlin', ${people.mother})`.execute(database)
    await on('2026-02-12')
    await on('2026-03-13')
    expect(await inFeed(teamId)).toContain('Dribbling')
    expect(await inFeed(null)).toContain('Dribbling')
    await on('2026-03-14')
    expect(await inFeed(teamId)).toBeUndefined()
    expect(await inFeed(null)).not.toContain('Dribbling')
  })

  test('keeps guardians’ access for 30 days after a late notice', async () => {
    await on('2026-03-01')
    await on('2026-03-20')
    expect(await mayLook('mother')).toEqual([leo])
    await on('2026-03-31')
    expect(await mayLook('mother')).toEqual([])
  })

  test('invites people without an account to take over their row', async () => {
    await sql`update members set account_id = null, email = 'leo@example.org' where id = ${leo}`.execute(
      database,
    )
    await on('2026-02-12')
    await on('2026-03-14')
    await on('2026-03-15')
    const invited = await sql`
      select email, member_id from invitations where team_id = ${teamId}`.execute(database)
    expect(invited.rows).toEqual([{ email: 'leo@example.org', member_id: leo }])
  })

  test('is not blocked by a deleted team, which follows once restored', async () => {
    const elsewhere = await aTeam(database)
    const ana = await aMember(database, elsewhere, { firstName: 'Ana' })
    await sql`
      update members set date_of_birth = '2008-03-14', email = 'ana@example.org'
      where id = ${ana}`.execute(database)
    await aGuardian(database, { teamId: elsewhere, memberId: ana })
    const guardians = async () =>
      (await sql`select 1 from guardianships where member_id = ${ana}`.execute(database)).rows
        .length
    await on('2026-02-12')
    await sql`update teams set deleted_at = now() where id = ${elsewhere}`.execute(database)
    await on('2026-03-14')
    expect([await mayLook('mother'), await guardians()]).toEqual([[], 1])
    await sql`update teams set deleted_at = null where id = ${elsewhere}`.execute(database)
    await on('2026-03-15')
    expect(await guardians()).toBe(0)
  })

  test('ends nothing for a corrected birth date, and announces again in time', async () => {
    await on('2026-02-12')
    await born('2009-03-14')
    await on('2026-03-14')
    expect(await mayLook('mother')).toEqual([leo])
    await on('2027-02-12')
    expect((await letters()).filter((line) => line === 'children.coming_of_age leo')).toHaveLength(
      2,
    )
  })

  test('leaves a brother the child of his mother', async () => {
    const brother = await aMember(database, teamId, { firstName: 'Tim' })
    await sql`
      insert into guardianships (team_id, guardian_id, member_id, role, verified_at)
      select team_id, id, ${brother}, 'mother', now() from guardians
      where account_id = ${people.mother}`.execute(database)
    await on('2026-02-12')
    await on('2026-03-14')
    expect(await mayLook('mother')).toEqual([brother])
  })

  test('blocks nobody else when it fails for one person, and catches up', async () => {
    const broken = await aMember(database, teamId, { firstName: 'Broken' })
    const whole = await aMember(database, teamId, { firstName: 'Whole' })
    for (const memberId of [broken, whole]) {
      await sql`update members set date_of_birth = '2008-03-14' where id = ${memberId}`.execute(
        database,
      )
      await aGuardian(database, { teamId, memberId })
    }
    const standing = async () => {
      const found = await sql<{ name: string; isOver: boolean }>`
        select m.first_name as name, c.took_over_at is not null as "isOver"
        from members m join age_transitions c on c.member_id = m.id order by 1`.execute(database)
      return found.rows.map(({ name, isOver }) => `${name} ${isOver ? 'over' : 'notified'}`)
    }
    await refusing({ table: 'age_transitions', memberId: broken }, () => on('2026-02-12'))
    expect(await standing()).toEqual(['Leo notified', 'Whole notified'])
    await on('2026-02-12')
    await refusing({ table: 'guardianships', memberId: broken }, () => on('2026-03-14'))
    expect(await standing()).toEqual(['Broken notified', 'Leo over', 'Whole over'])
    await on('2026-03-14')
    expect(await standing()).toEqual(['Broken over', 'Leo over', 'Whole over'])
  })
})

/** Meanwhile the database refuses writes about one person in one table. */
async function refusing(
  { table, memberId }: { readonly table: string; readonly memberId: string },
  run: () => Promise<void>,
) {
  await sql`
    create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused'; end $$`.execute(database)
  for (const [moment, row] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.raw(`refuse_${moment}`)} before ${sql.raw(moment)} on ${sql.table(table)}
      for each row when (${sql.ref(row)}.member_id = ${sql.lit(memberId)})
      execute function refuse()`.execute(database)
  await run()
  await sql`drop function refuse() cascade`.execute(database)
}
