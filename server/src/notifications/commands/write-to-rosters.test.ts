import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { createEvents } from '#server/events/commands/create.ts'
import { draft } from '#server/events/testing/playing-team.ts'
import { letterToken } from '#server/invitations/commands/letter-token.ts'
import { readWelcome } from '#server/invitations/commands/welcome.ts'
import { letterTo, lettersTo } from '#server/invitations/testing/invitation-test.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { findRosterAddresses } from '../queries/roster-addresses.ts'
import { notifyRosterOfChange } from './notify-rosters.ts'
import { writeOutlooks } from './write-outlooks.ts'

const platform = await testPlatform()
const { database } = platform
/** A Monday, nine o'clock in Madrid. */
const monday = new Date('2026-12-07T08:00:00.000Z')
platform.setClock(monday.toISOString())
let news = 1000

interface Roster {
  readonly teamId: string
  readonly coach: string
  readonly ben: string
  readonly guardianId: string
  readonly mother: string
  readonly eventId: string
}

/** A coach, nine-year-old Ben, his mother's address, and a practice on Tuesday. */
async function aRoster(): Promise<Roster> {
  const teamId = await aTeam(database)
  const coach = await anAccount(database, 'Anna')
  await aMember(database, teamId, { accountId: coach, isAdmin: true })
  const ben = await aMember(database, teamId, { firstName: 'Ben' })
  await sql`update members set date_of_birth = '2017-05-04', email = 'ben@example.org'
    where team_id = ${teamId} and id = ${ben}`.execute(database)
  const guardianId = await aGuardian(database, { teamId, memberId: ben }, { verifiedAt: null })
  const mother = `kate-${teamId}@example.org`
  await sql`update guardians set email = ${mother} where team_id = ${teamId} and id = ${guardianId}`.execute(
    database,
  )
  const actor = await requirePerson(database, { accountId: coach, teamId })
  const created = await database.transaction().execute((tx) =>
    createEvents(
      tx,
      { actor, now: monday },
      draft({
        date: '2026-12-08',
        startTime: '17:30',
        endTime: '19:00',
        location: 'Hidden Lane 5',
      }),
    ),
  )
  return { teamId, coach, ben, guardianId, mother, eventId: created.eventIds[0] ?? '' }
}

const was = {
  startsAt: '2026-12-08T16:30:00.000Z',
  endsAt: '2026-12-08T18:00:00.000Z',
  isAllDay: false,
  place: 'Hidden Lane 5',
}

function change(
  { teamId, eventId, coach }: Roster,
  {
    kind = 'event_changed',
    is = {},
    id = (news += 1),
  }: {
    readonly kind?: string
    readonly is?: Partial<typeof was>
    readonly id?: number
  } = {},
) {
  const now = { ...was, ...is }
  const payload = {
    teamId,
    eventId,
    actorId: coach,
    kind,
    count: 1,
    at: monday.toISOString(),
    wasStart: was.startsAt,
    wasEnd: was.endsAt,
    wasAllDay: was.isAllDay,
    wasPlace: was.place,
    startsAt: now.startsAt,
    endsAt: now.endsAt,
    isAllDay: now.isAllDay,
    place: now.place,
  }
  return notifyRosterOfChange(platform, { id, payload })
}

const later = { startsAt: '2026-12-08T17:15:00.000Z', endsAt: '2026-12-08T18:45:00.000Z' }

describe('a change', () => {
  test('reaches a mother who has not joined, with the old and new time', async () => {
    const roster = await aRoster()
    await change(roster, { is: later })
    const { subject, text } = await letterTo(database, roster.mother)
    expect(subject).toMatch(/^17:30 → 18:15: /)
    expect(text).toContain('Ben')
    expect(text).not.toMatch(/Hidden Lane|undefined/)
  })

  test('makes one email, however often it is delivered', async () => {
    const roster = await aRoster()
    await change(roster, { is: later, id: 77 })
    await change(roster, { is: later, id: 77 })
    expect(await lettersTo(database, roster.mother)).toBe(1)
  })

  test('reaches each family of a large roster once', async () => {
    const roster = await aRoster()
    for (let n = 0; n < 60; n += 1) {
      const memberId = await aMember(database, roster.teamId, { firstName: `Child${n}` })
      const id = await aGuardian(
        database,
        { teamId: roster.teamId, memberId },
        { verifiedAt: null },
      )
      await sql`update guardians set email = ${`family${n}-${roster.teamId}@example.org`} where id = ${id}`.execute(
        database,
      )
    }
    await change(roster, { is: later })
    const { rows } = await sql`
      select recipient from mails where team_id = ${roster.teamId} group by recipient having count(*) = 1`.execute(
      database,
    )
    expect(rows).toHaveLength(61)
  })

  test('of place only says so without naming the place', async () => {
    const roster = await aRoster()
    await change(roster, { is: { place: 'Secret Court 1' } })
    const { subject, text } = await letterTo(database, roster.mother)
    expect(text).toContain('The place has changed')
    expect(subject + text).not.toMatch(/Secret Court|Hidden Lane/)
  })

  test('links to the page for joining, also after the next email', async () => {
    const roster = await aRoster()
    await change(roster, { is: later })
    const { text } = await letterTo(database, roster.mother)
    const token = /invitation=([\w.-]+)/.exec(text)?.[1] ?? ''
    await change(roster, { kind: 'event_cancelled' })
    const { teamId } = roster
    const welcome = await readWelcome({ platform, ip: '10.0.0.1' }, { teamId, token })
    expect(welcome.invitee).toMatchObject({ kind: 'guardian', id: roster.guardianId })
  })

  test('a cancellation is emailed too', async () => {
    const roster = await aRoster()
    await change(roster, { kind: 'event_cancelled' })
    expect((await letterTo(database, roster.mother)).subject).toMatch(/^Cancelled: Practice/)
  })
})

describe('emails nobody', () => {
  test('who is a minor, but the parents', async () => {
    const roster = await aRoster()
    await change(roster, { is: later })
    expect(await lettersTo(database, 'ben@example.org')).toBe(0)
  })

  const out: readonly (readonly [string, (roster: Roster) => Promise<unknown>])[] = [
    [
      'who has joined',
      async ({ teamId, guardianId }) =>
        sql`update guardians set account_id = ${await anAccount(database, 'Kate')} where team_id = ${teamId} and id = ${guardianId}`.execute(
          database,
        ),
    ],
    [
      'who is kept from the child',
      ({ teamId, guardianId }) =>
        sql`update guardianships set blocked_at = now() where team_id = ${teamId} and guardian_id = ${guardianId}`.execute(
          database,
        ),
    ],
    [
      'whose child has left',
      ({ teamId, ben }) =>
        sql`update members set left_at = now() where team_id = ${teamId} and id = ${ben}`.execute(
          database,
        ),
    ],
  ]
  test.each(out)('%s', async (_who, arrange) => {
    const roster = await aRoster()
    await arrange(roster)
    await change(roster, { is: later })
    await writeOutlooks(platform)
    expect(await lettersTo(database, roster.mother)).toBe(0)
  })

  test('who said it was not them', async () => {
    const roster = await aRoster()
    await change(roster, { is: later })
    await sql`update invitations set revoked_at = now(), disowned_at = now() where team_id = ${roster.teamId}`.execute(
      database,
    )
    await change(roster, { kind: 'event_cancelled' })
    expect(await lettersTo(database, roster.mother)).toBe(1)
  })
})

test('keeps the name of a new team that sounds like a warning out of the subject’s start', async () => {
  const roster = await aRoster()
  await sql`update teams set name = 'Your account is locked' where id = ${roster.teamId}`.execute(
    database,
  )
  await change(roster, { is: later })
  expect((await letterTo(database, roster.mother)).subject).toBe('News from a team')
})

test('emails adults themselves, also on 29 February', async () => {
  const { teamId } = await aRoster()
  const adult = await aMember(database, teamId, { firstName: 'Nora' })
  const young = await aMember(database, teamId, { firstName: 'Yan' })
  for (const [memberId, born] of [
    [adult, '2010-02-28'],
    [young, '2010-03-01'],
  ])
    await sql`update members set date_of_birth = ${born}::date, email = id || '@example.org'
      where team_id = ${teamId} and id = ${memberId}`.execute(database)
  const found = await findRosterAddresses(database, {
    teamId,
    today: '2028-02-29',
    isForAdults: false,
    limit: 25,
  })
  const members = found.filter(({ kind }) => kind === 'member').map(({ personId }) => personId)
  expect(members).toEqual([adult])
})

test('emails the coming events once on Monday morning, and not again that week', async () => {
  const roster = await aRoster()
  await writeOutlooks(platform)
  platform.setClock('2026-12-07T09:00:00.000Z')
  await writeOutlooks(platform)
  platform.setClock(monday.toISOString())
  expect(await lettersTo(database, roster.mother)).toBe(1)
  const { subject, text } = await letterTo(database, roster.mother)
  expect(subject).toMatch(/^Coming up for Ben: /)
  expect(text).toContain('Practice')
  expect(text).not.toContain('Hidden Lane')
})

test('does not accept the secret of one team’s email in another', async () => {
  const [one, other] = [await aRoster(), await aRoster()]
  await change(one, { is: later })
  const { rows } = await sql<{
    id: string
  }>`select id from invitations where team_id = ${one.teamId}`.execute(database)
  const token = await letterToken(database, { teamId: one.teamId, invitationId: rows[0]?.id ?? '' })
  await expect(
    readWelcome({ platform, ip: '10.0.0.2' }, { teamId: other.teamId, token }),
  ).rejects.toMatchObject({ code: 'not_found' })
})
