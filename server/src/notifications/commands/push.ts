import type { Notification, PushPayload } from '@touchline/contract/notifications/shapes'
import { isChange } from '@touchline/domain/notifications/telling'
import { topicOf } from '@touchline/domain/notifications/topics'
import { clubAndTeam } from '@touchline/domain/values/club-and-team'
import { cutTo } from '@touchline/domain/values/cut-to'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'
import { forWhom, newsOf, sentenceOf } from '@touchline/text/notifications/sentence'
import type { Texts } from '@touchline/text/texts'

import type { Queryable } from '#server/platform/database/database.ts'
import { findLetterhead } from '#server/platform/mail/queries.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sendPush } from '#server/platform/push/send.ts'

import { listIn, shortDaysIn } from '../emails/moments.ts'
import { summaryTexts } from '../emails/summary-texts.ts'
import { findUnreadOf } from '../queries/page.ts'
import { findDeviceToPush, forgetPushDevice, type DeviceToPush } from '../queries/push-devices.ts'
import { pushJob, takeDuePushes, type HandedOut, type SummaryPush } from '../queries/pushes.ts'
import { answersTo } from './answers-to-lines.ts'

const atOnce = 100

/** Makes a job for each browser of those whose pushes are due: one that hangs holds up no other. */
export async function handOutPushes({ database, jobs, clock }: Platform): Promise<void> {
  for (let count = atOnce; count === atOnce;)
    count = await database.transaction().execute(async (tx) => {
      const { taken, handedOut } = await takeDuePushes(tx, clock(), atOnce)
      for (const one of handedOut) await jobs.enqueue(tx, { name: pushJob, data: { ...one } })
      return taken
    })
}

/**
 * Tells one browser what a line of its owner's centre says, in their language. What they have read
 * meanwhile, or may not see any more, is not pushed. Throws when the push service should be asked
 * again later.
 */
export async function pushTo(
  platform: Platform,
  { deviceId, newsId, isUrgent }: HandedOut,
): Promise<void> {
  const { database } = platform
  const device = await findDeviceToPush(database, deviceId)
  const [line] = device ? await findUnreadOf(database, device.accountId, [newsId]) : []
  if (device === undefined || line === undefined) return

  const language = bestLanguage([device.language])
  const words = await wordsOf(line, language, await placeOf(database, line))
  const answer = await answerIn(platform, { accountId: device.accountId, line, language })
  await send(platform, device, { ...words, answer, isUrgent })
}

/** Tells one browser how much there is beyond what was pushed one by one. */
export async function pushSummaryTo(
  platform: Platform,
  { deviceId, count }: SummaryPush,
): Promise<void> {
  const device = await findDeviceToPush(platform.database, deviceId)
  if (device === undefined) return
  const { day } = summaryTexts[bestLanguage([device.language])]
  const words = { title: 'Touchline', body: day.push(count), tag: 'summary' }
  await send(platform, device, { ...words, answer: null, line: null, isUrgent: false })
}

interface Asked {
  readonly accountId: string
  readonly line: Notification
  readonly language: Language
}

/** More than these would not fit into a push, and one tap for all is not meant for a crowd. */
const mostAnswered = 4

/** Buttons on the lock screen, for all at once that the reader is asked for. */
async function answerIn(
  platform: Platform,
  { accountId, line, language }: Asked,
): Promise<PushPayload['answer']> {
  const asked = (await answersTo(platform, platform.database, { accountId, lines: [line] })).get(
    line.id,
  )
  if (asked === undefined || asked.length === 0 || asked.length > mostAnswered) return null
  const { answer } = await packs.push.load(language)
  return {
    tokens: asked.map(({ token }) => token),
    going: answer.going(asked.length),
    notGoing: answer.notGoing(asked.length),
  }
}

async function send(platform: Platform, device: DeviceToPush, payload: PushPayload): Promise<void> {
  const { database, log } = platform
  const { id: deviceId } = device
  const { isUrgent } = payload
  const outcome = await sendPush(platform, device, { payload: JSON.stringify(payload), isUrgent })
  if (outcome === 'gone') await forgetPushDevice(database, deviceId)
  if (outcome === 'refused') log.warn({ deviceId }, 'a push service does not take our pushes')
  if (outcome === 'later') throw new Error('the push service could not take it just now')
}

/** What a push holds is little: long names give way. */
const longestTitle = 100
const longestBody = 300

/** Who speaks: where money is asked for, the club is named as it is on a bank notice. */
async function placeOf(db: Queryable, { kind, team, club }: Notification): Promise<string> {
  const head =
    team !== null && topicOf[kind] === 'money' ? await findLetterhead(db, team.id) : undefined
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
  return [`${news.short}: ${event.title}`, ...(news.isSameDay ? [day] : [])].join(', ')
}

async function wordsOf(
  line: Notification,
  language: Language,
  where: string,
): Promise<Omit<PushPayload, 'isUrgent' | 'answer'>> {
  const text = await packs.notifications.load(language)
  const join = (words: readonly string[]): string => listIn(words, language)
  const { kind, count, asGuest, conversationId, team, club, event } = line
  const sentence = sentenceOf(line, text, join)
  // A lock screen may show the title alone.
  const news = isChange(kind) ? changeTitle(line, text, language) : undefined
  const body = [news && where, sentence, forWhom(line, text, join)]
  return {
    title: cutTo(news ?? where, longestTitle),
    body: cutTo(body.filter(Boolean).join('\n'), longestBody),
    tag: line.id,
    line: {
      kind,
      count,
      asGuest,
      conversationId,
      team: team && { id: team.id },
      club: club && { id: club.id },
      event: event && { id: event.id },
    },
  }
}
