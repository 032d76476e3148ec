import { rollOver, rollOverPlan } from '@touchline/contract/clubs/shapes/roll-over'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { findPayoutReaders } from '#server/collections/queries/payout-letters.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { names, openSeasonChange } from '../testing/season.ts'

const platform = await testPlatform()
const { database } = platform
platform.setClock('2026-06-20T09:00:00.000Z')
const { as, aClubOfTwo, aChild, aSeason, rosterOf } = openSeasonChange(platform)

describe('the plan', () => {
  test("proposes by the country's next season, and changes nothing", async () => {
    const { manager, clubId, young, old, nina, small } = await aSeason()
    const answer = await as(manager)(`GET /clubs/${clubId}/roll-overs`)
    const plan = rollOverPlan.parse(answer.body)
    expect(plan).toMatchObject({ season: { name: '2026-2027' }, cutOff: '2027-01-01' })
    expect(plan.people.find(({ memberId }) => memberId === nina)).toMatchObject({
      outcome: 'moves',
      age: 8,
      fromTeamId: young,
      toTeamId: old,
    })
    expect(plan.people.find(({ memberId }) => memberId === small)).toMatchObject({
      outcome: 'fits',
      age: 6,
    })
    expect(await rosterOf(old)).toEqual([])
  })

  test('tells people invited by address apart by it', async () => {
    const { manager, clubId, small } = await aSeason()
    const address = `${small}@mail.example`
    const invited = { email: address, is_placeholder: true }
    await database.updateTable('members').set(invited).where('id', '=', small).execute()
    const answer = await as(manager)(`GET /clubs/${clubId}/roll-overs`)
    const { people } = rollOverPlan.parse(answer.body)
    expect(people.flatMap(({ email }) => email ?? [])).toEqual([address])
  })

  test('hides the address from a manager who is blocked from the child', async () => {
    const { manager, clubId, young, small } = await aSeason()
    const invited = { email: `${small}@mail.example`, is_placeholder: true }
    await database.updateTable('members').set(invited).where('id', '=', small).execute()
    const about = { teamId: young, memberId: small }
    await aGuardian(database, about, { accountId: manager, blockedAt: platform.clock() })
    const answer = await as(manager)(`GET /clubs/${clubId}/roll-overs`)
    const { people } = rollOverPlan.parse(answer.body)
    expect(people.find(({ memberId }) => memberId === small)).toMatchObject({
      isPlaceholder: true,
      email: null,
    })
  })

  test('follows the chosen cut-off day', async () => {
    const { manager, clubId, nina } = await aSeason()
    const answer = await as(manager)(`GET /clubs/${clubId}/roll-overs?cutOff=2025-01-01`)
    const { people } = rollOverPlan.parse(answer.body)
    expect(people.find(({ memberId }) => memberId === nina)).toMatchObject({ outcome: 'fits' })
  })
})

describe('moving', () => {
  test('copies known facts, archives the old row, and leaves other people', async () => {
    const { young, old, nina, leo, move, roll } = await aSeason()
    const made = rollOver.parse((await roll([move(nina), move(leo)])).body)
    expect(made).toMatchObject({ movedCount: 2, mayUndo: true })
    expect(await rosterOf(old)).toMatchObject([
      { firstName: 'Leo', jerseyNumber: '7', notes: 'Left wing' },
      { firstName: 'Nina', jerseyNumber: '7', notes: 'Left wing' },
    ])
    expect(names(await rosterOf(young))).toEqual(['Mia'])
    const kept = await database
      .selectFrom('members')
      .select(['archived_at', 'notes'])
      .where('id', '=', nina)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ archived_at: platform.clock(), notes: 'Left wing' })
  })

  test('a mother of two is one person in the new team, as verified as before', async () => {
    const { old, account, nina, leo, move, roll } = await aSeason()
    await roll([move(nina), move(leo)])
    const found = await sql<{ account_id: string; verified: boolean }>`
      select parent.account_id, care.verified_at is not null as verified
      from guardians as parent join guardianships as care on care.guardian_id = parent.id
      where parent.team_id = ${old} order by verified`.execute(database)
    expect(found.rows).toEqual([
      { account_id: account, verified: false },
      { account_id: account, verified: true },
    ])
    const parents = await database
      .selectFrom('guardians')
      .select('id')
      .where('team_id', '=', old)
      .execute()
    expect(parents).toHaveLength(1)
  })

  test('copies what counts, and leaves health data to the guardians', async () => {
    const { account, young, old, nina, move, roll } = await aSeason()
    const field = newId()
    await sql`
      insert into custom_fields (id, team_id, name, kind, audience, position)
      values (${field}, ${young}, 'Bus stop', 'text', 'private', 1)`.execute(database)
    await sql`update members set custom = ${JSON.stringify({ [field]: 'Mill Lane' })}::jsonb
      where id = ${nina}`.execute(database)
    for (const [state, at] of [
      ['yes', '2025-01-01'],
      ['no', '2026-01-01'],
    ])
      await sql`
        insert into consents (id, team_id, member_id, kind, state, text_version, given_by, given_as, given_at)
        values (${newId()}, ${young}, ${nina}, 'pictures_team', ${state}, '1', ${account}, 'guardian', ${at})`.execute(
        database,
      )
    for (const day of ['2026-06-01', '2026-07-01'])
      await sql`
        insert into unavailabilities (id, team_id, member_id, first_day, last_day, created_by)
        values (${newId()}, ${young}, ${nina}, ${day}, ${day}, ${newId()})`.execute(database)
    await sql`
      insert into photo_opt_outs (team_id, member_id, set_by, set_at)
      values (${young}, ${nina}, ${account}, '2026-01-01')`.execute(database)
    await sql`
      with record as (
        insert into club_memberships (id, club_id, first_name, last_name, exempt_percent, created_by,
          created_at, updated_at)
        select ${newId()}::uuid, club_id, 'Nina', 'Ruiz', 50, ${newId()}::uuid, now(), now() from teams where id = ${young}
        returning id, club_id)
      insert into club_membership_rows (team_id, member_id, club_id, membership_id)
      select ${young}, ${nina}, club_id, id from record`.execute(database)
    await sql`
      insert into consents (id, team_id, member_id, kind, state, text_version, given_by, given_as)
      values (${newId()}, ${young}, ${nina}, 'health', 'yes', '1', ${newId()}, 'guardian')`.execute(
      database,
    )
    await roll([move(nina)])
    const found = await sql`
      select exists (select from photo_opt_outs as hidden where hidden.member_id = person.id) as hidden,
        field.name, person.custom ->> field.id::text as value, said.state,
        (select record.exempt_percent from club_membership_rows as link
         join club_memberships as record on record.id = link.membership_id
         where link.team_id = person.team_id and link.member_id = person.id) as exempt,
        (select array_agg(away.first_day::text) from unavailabilities as away
         where away.member_id = person.id) as away
      from members as person
      join custom_fields as field on field.team_id = person.team_id
      join consents as said on said.member_id = person.id
      where person.team_id = ${old}`.execute(database)
    expect(found.rows).toEqual([
      {
        hidden: true,
        name: 'Bus stop',
        value: 'Mill Lane',
        state: 'no',
        exempt: 50,
        away: ['2026-07-01'],
      },
    ])
  })

  test('is refused as a whole if someone is no longer there', async () => {
    const { young, old, nina, leo, move, roll } = await aSeason()
    await database
      .updateTable('members')
      .set({ archived_at: platform.clock() })
      .where('id', '=', leo)
      .execute()
    expect(await roll([move(nina), move(leo)])).toMatchObject({ code: 'changed_meanwhile' })
    expect(names(await rosterOf(young))).toEqual(['Mia', 'Nina'])
    expect(await rosterOf(old)).toEqual([])
  })

  test("no one moves twice, to their own team, or to another club's", async () => {
    const { young, nina, move, roll } = await aSeason()
    const elsewhere = await aTeam(database)
    expect(await roll([move(nina), move(nina)])).toMatchObject({ code: 'invalid_input' })
    expect(await roll([{ ...move(nina), toTeamId: young }])).toMatchObject({
      code: 'invalid_input',
    })
    expect(await roll([{ ...move(nina), toTeamId: elsewhere }])).toMatchObject({
      code: 'changed_meanwhile',
    })
  })

  test('an account that has a row in the new team does not get a second', async () => {
    const { young, old, account, move, roll } = await aSeason()
    const here = await aChild(young, '2010-01-01', { accountId: account })
    await aMember(database, old, { accountId: account, archivedAt: new Date() })
    expect(await roll([move(here)])).toMatchObject({ status: 409, code: 'already_member' })
  })

  test("a moved admin is notified of the old team's payout changes for two weeks", async () => {
    const { young, old, nina, move, roll } = await aSeason()
    const accountId = await anAccount(database, 'Ann')
    await sql`update members set is_admin = true, account_id = ${accountId},
      admin_until = now() - interval '3 days' where id = ${nina}`.execute(database)
    await roll([move(nina)])
    const annIn = async (teamId: string) =>
      (await findPayoutReaders(database, { teamId, withFormer: true }))
        .filter(({ to }) => to.toLowerCase().startsWith('ann'))
        .map(({ isFormer }) => isFormer)
    expect([await annIn(young), await annIn(old)]).toEqual([[true], [false]])
    const { admin_until: until } = await database
      .selectFrom('members')
      .select('admin_until')
      .where('team_id', '=', old)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(until).toBeNull()
  })

  test('if two managers move the same person at once, one is refused', async () => {
    const { nina, move, roll, old } = await aSeason()
    const answers = await Promise.all([roll([move(nina)]), roll([move(nina)])])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 412,
    ])
    expect(names(await rosterOf(old))).toEqual(['Nina'])
  })
})

test("an admin of a team can't see roll-overs", async () => {
  const { young, nina, path, move } = await aSeason()
  const admin = await anAccount(database)
  await aMember(database, young, { accountId: admin, isAdmin: true })
  const body = { cutOff: '2027-01-01', moves: [move(nina)] }
  for (const [line, sent] of [
    [`GET ${path}`],
    [`POST ${path}`, body],
    [`POST ${path}/${newId()}/undo`, {}],
  ] as const)
    expect(await as(admin)(line, sent)).toMatchObject({ status: 404 })
})

test(
  'moving five hundred takes about as many statements as five',
  { timeout: 20_000 },
  async () => {
    const few = await statementsToMove(5)
    expect(await statementsToMove(500)).toBeLessThan(few + 20)
  },
)

/** The number of statements to move this many children with a parent each. */
async function statementsToMove(count: number): Promise<number> {
  const { manager, young, old, path } = await aClubOfTwo()
  await sql`
    insert into members (id, team_id, first_name, last_name)
    select gen_random_uuid(), ${young}, 'Kid', n::text from generate_series(1, ${count}::int) as n`.execute(
    database,
  )
  await sql`
    insert into guardians (id, team_id, first_name, last_name, email)
    select id, team_id, 'Parent', last_name, last_name || '@example.org' from members
    where team_id = ${young}`.execute(database)
  await sql`
    insert into guardianships (team_id, guardian_id, member_id, role)
    select team_id, id, id, 'other' from members where team_id = ${young}`.execute(database)
  const kids = await rosterOf(young)
  const moves = kids.map(({ id }) => ({ memberId: id, fromTeamId: young, toTeamId: old }))
  let statements = 0
  const counting = database.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const counted = openSeasonChange({ ...platform, database: counting })
  const answer = await counted.as(manager)(`POST ${path}`, { cutOff: '2027-01-01', moves })
  expect(answer.status).toBe(201)
  expect(await rosterOf(old)).toHaveLength(count)
  return statements
}
