import { answerEvent } from '../server/src/events/commands/answer.ts'
import { readFeed } from '../server/src/events/commands/feeds.ts'
import { findEvents } from '../server/src/events/queries/calendar.ts'
import { listRoster } from '../server/src/members/queries/roster.ts'
import { readConfig } from '../server/src/platform/config.ts'
import type { OpenDatabase } from '../server/src/platform/database/database.ts'
import { requirePerson } from '../server/src/teams/queries/actor.ts'
import { statementsOf } from '../server/src/whole/testing/statements.ts'
import type { Settings } from './settings.ts'
import { recordTalk } from './talk.ts'

/** What the server sends for each row of the benchmark, and who looks at the list of members. */
export async function recordStatements({ database }: OpenDatabase, settings: Settings) {
  const { accountId, seeded } = settings
  const { teamId, largeTeamId } = seeded
  const actor = await requirePerson(database, { accountId, teamId })
  const largeActor = await requirePerson(database, { accountId, teamId: largeTeamId })
  const now = new Date('2026-01-01')
  const viewer = { actor: largeActor, show: (): null => null, now }
  const [eventId = ''] = seeded.eventIds
  const [memberId = ''] = seeded.memberIds
  const window = { from: seeded.from, to: seeded.to, limit: 200 }
  const roster = { teamId: largeTeamId, state: 'active', limit: 500 } as const

  return {
    viewer,
    talk: await recordTalk(settings),
    month: await statementsOf(() => findEvents(database, { accountId, teamId }, window)),
    members: await statementsOf(async () => {
      await requirePerson(database, { accountId, teamId: largeTeamId })
      await listRoster(database, viewer, roster)
    }),
    feed: await statementsOf(() =>
      readFeed(
        { database, config: readConfig({}, '/'), clock: () => new Date() },
        seeded.feed.slice('/feeds/'.length, -'.ics'.length),
      ),
    ),
    answer: await statementsOf(() =>
      database.transaction().execute(async (tx) => {
        await requirePerson(tx, { accountId, teamId })
        await answerEvent(tx, { actor, now, eventId }, [
          { memberId, answer: 'going', comment: 'c' },
        ])
      }),
    ),
  }
}
