import { matchDay } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { playersAnswer, teamFigures } from '@touchline/contract/statistics/shapes'
import type { ArchiveKind } from '@touchline/domain/integrations/archives'
import type { Actor } from '@touchline/domain/teams/actor'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { rowOf } from '#server/events/testing/playing-team.ts'
import { requireMatchDay } from '#server/leagues/queries/match-day/details.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aPlayedSeason } from '#server/statistics/testing/played-season.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { withManifest, withRows, type Files, type Row } from './support/archive-files.ts'
import { importingTo } from './support/importing-archives.ts'

const platform = await testPlatform()
const { database } = platform
const season = await aPlayedSeason(platform)
const { coach, leo, player, cup, ask } = season
const now = platform.clock()
await addMore()
const bringing = importingTo(database, { accountId: coach.accountId, now })
const archive = await bringing.packed(coach.teamId)
const copy = await broughtAs(archive)

/** A report, a scorer, a clock, a published line-up, a guest's goal and a cancelled goal. */
async function addMore(): Promise<void> {
  const { teamId, accountId } = coach
  const pau = rowOf(player)
  const guest = await aMember(database, await aTeam(database), { firstName: 'Gus' })
  await sql`
    update match_days set report = 'Two goals.', report_by = ${accountId}, scorer_id = ${pau}
    where team_id = ${teamId} and event_id = ${cup}`.execute(database)
  await sql`
    update line_ups set formation = '4-4-2', published_at = '2026-04-11T09:00:00Z'
    where team_id = ${teamId} and event_id = ${cup}`.execute(database)
  await sql`
    update line_up_players set shirt_number = '00'
    where team_id = ${teamId} and event_id = ${cup} and member_id = ${leo}`.execute(database)
  const clock = [
    ['start', 1, '10:00'],
    ['stop', 1, '10:41'],
    ['start', 2, '10:55'],
    ['stop', 2, '11:37'],
  ] as const
  for (const [kind, period, at] of clock)
    await sql`
      insert into match_clock_marks (team_id, event_id, id, kind, period, at, noted_by, noted_at)
      values (${teamId}, ${cup}, ${crypto.randomUUID()}, ${kind}, ${period},
        ${`2026-04-11T${at}:00Z`}, ${accountId}, ${now})`.execute(database)
  const guestTeam = sql`(select team_id from members where id = ${guest})`
  await sql`
    insert into match_events (team_id, event_id, id, kind, side, member_id, member_team_id,
      period, second, noted_by, noted_at, removed_at)
    values (${teamId}, ${cup}, ${crypto.randomUUID()}, 'goal', 'own', ${guest}, ${guestTeam},
        1, 900, ${accountId}, ${now}, null),
      (${teamId}, ${cup}, ${crypto.randomUUID()}, 'goal', 'own', ${leo}, ${teamId},
        1, 901, ${accountId}, ${now}, ${now})`.execute(database)
}

async function broughtAs(sent: Buffer): Promise<Actor> {
  const { accountId } = coach
  return requirePerson(database, { accountId, teamId: await bringing.imported(sent) })
}

/** Names instead of ids, which differ in the copy. */
async function namesOf({ teamId }: Actor): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ id: string; name: string }>`
    select id, first_name as name from members where team_id = ${teamId}
    union all select id, title || starts_at from events where team_id = ${teamId}
    union all select id, name from leagues where team_id = ${teamId}`.execute(database)
  return new Map(found.rows.map(({ id, name }) => [id, name]))
}

async function dayOf(actor: Actor, title: string) {
  const names = await namesOf(actor)
  const [eventId = ''] = [...names].find(([, name]) => name.startsWith(title)) ?? []
  const key = { teamId: actor.teamId, eventId }
  const day = matchDay.parse(await requireMatchDay(database, { actor, now }, key))
  const named = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  const { lineUp, live, settings, report, result, side, sport, people } = day
  return {
    side,
    sport,
    periods: settings.periods,
    scorer: named(settings.scorer),
    report: report.text,
    result: { outcome: result.outcome, endedAt: result.endedAt, asked: result.asked },
    people: people.flatMap(({ guestOf, firstName, answer }) =>
      guestOf === null && firstName !== 'Carla' ? [{ firstName, answer }] : [],
    ),
    lineUp: lineUp && {
      formation: lineUp.formation,
      publishedAt: lineUp.publishedAt,
      captain: named(lineUp.captain),
      players: lineUp.players.map(({ memberId, ...one }) => ({ ...one, who: named(memberId) })),
    },
    score: live.score,
    marks: live.marks.map(({ id: _id, ...mark }) => mark),
    events: live.events.map(({ kind, side: of, member, partner, period, second }) => ({
      kind,
      side: of,
      member: named(member),
      partner: named(partner),
      period,
      second,
    })),
  }
}

test('restores a match day: line-up, report, clock, scorer, goals, cards', async () => {
  const before = await dayOf(coach, 'Cup')
  expect(before).toMatchObject({
    scorer: 'Pau',
    report: 'Two goals.',
    periods: { count: 2, minutes: 40 },
    lineUp: { captain: 'Leo', formation: '4-4-2' },
    score: { own: 2, opponent: 0 },
  })
  expect(before.events).toHaveLength(4)
  expect(before.marks).toHaveLength(4)
  expect(await dayOf(copy, 'Cup')).toEqual(before)
  expect(await dayOf(copy, 'Against')).toEqual(await dayOf(coach, 'Against'))
})

test.each(['', '?type=tournament', '?type=friendly'])(
  'keeps the team’s statistics: %s',
  async (rest) => {
    const figures = async ({ teamId, accountId }: Actor) => {
      const path = `/teams/${teamId}/statistics${rest}`
      const restored = teamFigures.parse((await ask(accountId, { method: 'GET', path })).body)
      const course = restored.course.map(
        ({ game: { date, opponent, result, at }, scored, conceded }) => ({
          date,
          opponent,
          result,
          at,
          scored,
          conceded,
        }),
      )
      return { ...restored, form: restored.form.length, course }
    }
    const before = await figures(coach)
    expect(before.course.length).toBeGreaterThan(0)
    expect(await figures(copy)).toEqual(before)
  },
)

test.each(['', '?type=tournament', '?type=friendly'])(
  'keeps the players’ statistics except for secret votes: %s',
  async (rest) => {
    const figures = async ({ teamId, accountId }: Actor) => {
      const path = `/teams/${teamId}/statistics/players${rest}`
      const { players } = playersAnswer.parse((await ask(accountId, { method: 'GET', path })).body)
      return players
        .filter(({ firstName }) => firstName !== 'Carla')
        .map(({ memberId: _member, email: _email, votes: _votes, ...figure }) => figure)
        .toSorted((one, other) => one.firstName.localeCompare(other.firstName))
    }
    const before = await figures(coach)
    expect(before.length).toBeGreaterThan(2)
    expect(await figures(copy)).toEqual(before)
  },
)

test('assigns goals, assists, cards and minutes to the right players', async () => {
  const path = `/teams/${copy.teamId}/statistics/players?type=tournament`
  const { players } = playersAnswer.parse((await ask(copy.accountId, { method: 'GET', path })).body)
  const of = (name: string) => players.find(({ firstName }) => firstName === name)
  expect(of('Leo')).toMatchObject({ games: 1, starts: 1, goals: 1, minutes: 51 })
  expect(of('Pau')).toMatchObject({ games: 1, starts: 0, assists: 1, redCards: 1 })
})

test('leaves out votes and guests', async () => {
  const files = Object.entries(unzipSync(archive))
  const text = files.map(([, bytes]) => Buffer.from(bytes).toString()).join('\n')
  expect(text).not.toContain('Gus')
  expect(files.map(([name]) => name).filter((name) => name.includes('ote'))).toEqual([])
  const votes = sql`select from match_votes where team_id = ${copy.teamId}`.execute(database)
  expect((await votes).rows).toEqual([])
})

test('notifies no one of imported matches', async () => {
  const news = sql<{ name: string }>`select name from outbox
    where payload->>'teamId' = ${copy.teamId}`.execute(database)
  expect((await news).rows.map(({ name }) => name)).toEqual(['teams.created'])
  expect((await sql`select from mails`.execute(database)).rows).toEqual([])
})

test('imports results from an archive without match days and says what is missing', async () => {
  const older = withManifest(unzipSync(withRows(archive, asFour, 4)), { leftOut: ['match_days'] })
  expect((await bringing.previewed(older)).leftOut).toEqual(['match_days'])
  const restored = await dayOf(await broughtAs(older), 'Cup')
  expect(restored).toMatchObject({ report: null, lineUp: null, events: [], marks: [] })
  expect(restored.result).toEqual((await dayOf(coach, 'Cup')).result)
})

function asFour(files: Files): void {
  files.events = (files.events ?? []).map(
    ({ series: _series, occurrence: _occurrence, ownFields: _own, ...row }) => row,
  )
}

const first = (kind: ArchiveKind, change: Row) => (files: Files) => {
  const [row, ...others] = files[kind] ?? []
  files[kind] = [{ ...row, ...change }, ...others]
}
const again = (kind: ArchiveKind) => (files: Files) => files[kind]?.push({ ...files[kind][0] })

test.each<readonly [what: string, change: (files: Files) => void, kind: ArchiveKind]>([
  ['a day of no match', first('matchDays', { event: 900 }), 'matchDays'],
  ['two days of a match', again('matchDays'), 'matchDays'],
  ['a scorer of another team', first('matchDays', { scorer: 900 }), 'matchDays'],
  ['a hundred periods', first('matchDays', { periods: { count: 100, minutes: 1 } }), 'matchDays'],
  ['a report that is a number', first('matchDays', { report: 7 }), 'matchDays'],
  ['a line-up of no match day', first('lineUps', { event: 1 }), 'lineUps'],
  ['two line-ups of a match', again('lineUps'), 'lineUps'],
  ['a player nobody knows', first('lineUpPlayers', { member: 900 }), 'lineUpPlayers'],
  ['a player twice', again('lineUpPlayers'), 'lineUpPlayers'],
  ['a place beyond the pitch', first('lineUpPlayers', { place: 99 }), 'lineUpPlayers'],
  [
    'two captains, at one place',
    (files) => {
      files.lineUpPlayers = (files.lineUpPlayers ?? []).map((row) => ({ ...row, isCaptain: true }))
    },
    'lineUpPlayers',
  ],
  ['a goal of nobody there', first('matchEvents', { member: 900 }), 'matchEvents'],
  ['an assist of nobody there', first('matchEvents', { partner: 900 }), 'matchEvents'],
  ['a kind nobody knows', first('matchEvents', { kind: 'miracle' }), 'matchEvents'],
  ['a goal in no match', first('matchEvents', { event: 1 }), 'matchEvents'],
  [
    'more than happens in a match',
    (files) => {
      const [row = {}] = files.matchEvents ?? []
      files.matchEvents = Array.from({ length: 1001 }, () => row)
    },
    'matchEvents',
  ],
  ['a clock that does not start', first('clockMarks', { kind: 'broken' }), 'clockMarks'],
  ['a clock in no match', first('clockMarks', { event: 1 }), 'clockMarks'],
])('refuses %s', async (_, change, kind) => {
  await expect(broughtAs(withRows(archive, change))).rejects.toMatchObject({
    code: 'archive_damaged',
    data: { file: `data/${kind}.jsonl` },
  })
})

test('refuses more players than a team can have', async () => {
  const many = withRows(archive, (files) => {
    files.lineUpPlayers = Array.from({ length: 200_001 }, () => ({}))
  })
  await expect(broughtAs(many)).rejects.toMatchObject({ code: 'archive_too_large' })
})
