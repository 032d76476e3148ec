import type { Notification, PushPayload } from '@touchline/contract/notifications/shapes'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'

import type { Platform } from '#server/platform/platform.ts'
import { sendPush } from '#server/platform/push/send.ts'

import { summaryTexts } from '../emails/summary-texts.ts'
import { findUnreadOf } from '../queries/page.ts'
import { findDeviceToPush, forgetPushDevice, type DeviceToPush } from '../queries/push-devices.ts'
import { pushJob, takeDuePushes, type HandedOut, type SummaryPush } from '../queries/pushes.ts'
import { answersTo } from './answers-to-lines.ts'
import { pushWords } from './push-words.ts'

const atOnce = 100

/** Enqueues a job for each browser with due pushes, so that one slow service delays no other. */
export async function handOutPushes({ database, jobs, clock }: Platform): Promise<void> {
  for (let count = atOnce; count === atOnce;)
    count = await database.transaction().execute(async (tx) => {
      const { taken, handedOut } = await takeDuePushes(tx, clock(), atOnce)
      for (const one of handedOut) await jobs.enqueue(tx, { name: pushJob, data: { ...one } })
      return taken
    })
}

/**
 * Pushes a line to one browser in its owner's language, unless it was read or hidden meanwhile.
 * Throws if the push service should be tried again.
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
  const words = await pushWords(database, line, language)
  const answer = await answerIn(platform, { accountId: device.accountId, line, language })
  await send(platform, device, { ...words, answer, isUrgent })
}

/** Pushes the number of further notifications to one browser. */
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

interface PushInput {
  readonly accountId: string
  readonly line: Notification
  readonly language: Language
}

/** More would not fit in a push. */
const maxAnswered = 4

/** Lock screen buttons that answer for everyone at once. */
async function answerIn(
  platform: Platform,
  { accountId, line, language }: PushInput,
): Promise<PushPayload['answer']> {
  const answerable = (
    await answersTo(platform, platform.database, { accountId, lines: [line] })
  ).get(line.id)
  if (answerable === undefined || answerable.length === 0 || answerable.length > maxAnswered)
    return null
  const { answer } = await packs.push.load(language)
  return {
    tokens: answerable.map(({ token }) => token),
    going: answer.going(answerable.length),
    notGoing: answer.notGoing(answerable.length),
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
