import type { JobData } from '#server/platform/jobs/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'

import { rosterChangeLetter } from '../emails/roster.ts'
import { lockNews } from '../queries/add-lines.ts'
import { findNamedEvent, findRosterTeam } from '../queries/roster-teams.ts'
import { announcedChange } from './about-events.ts'
import { writeToRoster } from './write-to-rosters.ts'

/** Changes and cancellations also reach people on the roster who have not joined, by email. */
export async function notifyRosterOfChange(
  platform: Platform,
  { id: newsId, payload }: { readonly id: number; readonly payload: JobData },
): Promise<void> {
  const news = announcedChange(payload)
  const now = platform.clock()
  if (news === undefined || isOver(news, now)) return
  const { teamId, eventId, actorId, kind, count, was, is } = news
  const { database } = platform
  const team = await findRosterTeam(database, teamId)
  const event = await findNamedEvent(database, { teamId, eventId, changedAt: news.changedAt })
  if (team === undefined || event === undefined) return
  const { eventIds, ...named } = event
  await writeToRoster(platform, {
    team,
    eventIds,
    cause: `news:${newsId}`,
    actorId,
    hold: (tx) => lockNews(tx, newsId),
    writeTo: async () => (letter) => rosterChangeLetter(letter, { ...named, kind, count, was, is }),
  })
}

function isOver(
  { was, is }: { was: { endsAt: string }; is: { endsAt: string } },
  now: Date,
): boolean {
  return new Date(was.endsAt) < now && new Date(is.endsAt) < now
}
