import type { Notification, PushPayload } from '@touchline/contract/notifications/shapes'
import { cutTo } from '@touchline/domain/values/cut-to'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'
import { forWhom, sentenceOf } from '@touchline/text/notifications/sentence'

import type { Platform } from '#server/platform/platform.ts'
import { sendPush } from '#server/platform/push/send.ts'

import { listIn } from '../emails/moments.ts'
import { summaryTexts } from '../emails/summary-texts.ts'
import { findUnreadOf } from '../queries/page.ts'
import { findDeviceToPush, forgetPushDevice, type DeviceToPush } from '../queries/push-devices.ts'
import { pushJob, takeDuePushes, type HandedOut, type SummaryPush } from '../queries/pushes.ts'

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

  const words = await wordsOf(line, bestLanguage([device.language]))
  await send(platform, device, { ...words, isUrgent })
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
  await send(platform, device, { ...words, line: null, isUrgent: false })
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

async function wordsOf(
  line: Notification,
  language: Language,
): Promise<Omit<PushPayload, 'isUrgent'>> {
  const text = await packs.notifications.load(language)
  const join = (words: readonly string[]): string => listIn(words, language)
  const body = [sentenceOf(line, text, join), forWhom(line, text, join)]
  const { kind, count, asGuest, conversationId, team, club, event } = line
  return {
    title: cutTo(team?.name ?? club?.name ?? 'Touchline', longestTitle),
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
