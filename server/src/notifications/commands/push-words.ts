import type { Notification, PushPayload } from '@touchline/contract/notifications/shapes'
import { isChange } from '@touchline/domain/notifications/recipients'
import { topicOf } from '@touchline/domain/notifications/topics'
import { clubAndTeam } from '@touchline/domain/values/club-and-team'
import { cutTo } from '@touchline/domain/values/cut-to'
import type { Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'
import { forWhom, newsOf, sentenceOf } from '@touchline/text/notifications/sentence'
import type { Texts } from '@touchline/text/texts'

import type { Queryable } from '#server/platform/database/database.ts'
import { labelled } from '#server/platform/mail/letter.ts'
import { findLetterhead } from '#server/platform/mail/queries.ts'

import { listIn, shortDaysIn, shortRangeIn } from '../emails/moments.ts'

/** A push has little room: long names are cut. */
const longestTitle = 100
const longestBody = 300

/** The text of a line on the lock screen. */
export async function pushWords(
  db: Queryable,
  line: Notification,
  language: Language,
): Promise<Omit<PushPayload, 'isUrgent' | 'answer'>> {
  const text = await packs.notifications.load(language)
  const join = (words: readonly string[]): string => listIn(words, language)
  const { kind, count, asGuest, conversationId, memberId, team, club, event } = line
  const where = await placeOf(db, line)
  const sentence = sentenceOf(line, text, join)
  // A lock screen may show only the title.
  const news = isChange(kind) ? changeTitle(line, text, language) : undefined
  const body = [news && where, sentence, whenOf(line, language), forWhom(line, text, join)]
  return {
    title: cutTo(news ?? where, longestTitle),
    body: cutTo(body.filter(Boolean).join('\n'), longestBody),
    tag: line.id,
    line: {
      kind,
      count,
      asGuest,
      conversationId,
      memberId,
      team: team && { id: team.id },
      club: club && { id: club.id },
      event: event && { id: event.id },
    },
  }
}

const kindsWithTime: readonly string[] = [
  'event_created',
  'event_cancelled',
  'event_restored',
  'answer_reminder',
  'event_reminder',
  'guest_asked',
  'moved_up',
  'withdrawn_late',
  'short_of_players',
  'task_given',
  'lift_given',
  'lift_ended',
  'lift_changed',
  'lift_reminder',
]

/** "Sat 21 Mar, 10:00–11:30"; a change has its times in the title. */
function whenOf({ kind, count, event }: Notification, language: Language): string | undefined {
  if (event === null || count > 1 || !kindsWithTime.includes(kind)) return undefined
  return shortRangeIn(event, language, event.timeZone)
}

/** The sender: about money, the club comes first, as on a bank statement. */
async function placeOf(db: Queryable, { kind, team, club }: Notification): Promise<string> {
  const head =
    team !== null && topicOf[kind] === 'money'
      ? await findLetterhead(db, { teamId: team.id })
      : undefined
  if (head !== undefined) return clubAndTeam(head.team, head.club)
  return team?.name ?? club?.name ?? 'Touchline'
}

/** "17:30 → 18:15: Practice, Tue 1 Dec", or "Practice is cancelled, Tue 1 Dec". */
function changeTitle(
  line: Notification,
  text: Texts['notifications'],
  language: Language,
): string | undefined {
  const { event } = line
  if (event === null) return undefined
  const day = shortDaysIn(event, language, event.timeZone)
  const news = newsOf(line, text)
  const join = (words: readonly string[]): string => listIn(words, language)
  if (line.kind !== 'event_changed' || news === undefined)
    return `${sentenceOf(line, text, join)}, ${day}`
  const title = labelled(language, news.short, event.title)
  return [title, ...(news.isSameDay ? [day] : [])].join(', ')
}
