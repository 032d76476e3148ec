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
  const words = await pushWords(database, line, language)
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

interface PushInput {
  readonly accountId: string
  readonly line: Notification
  readonly language: Language
}

/** More than these would not fit into a push, and one tap for all is not meant for a crowd. */
const maxAnswered = 4

/** Buttons on the lock screen, for all at once that the reader is asked for. */
async function answerIn(
  platform: Platform,
  { accountId, line, language }: PushInput,
): Promise<PushPayload['answer']> {
  const asked = (await answersTo(platform, platform.database, { accountId, lines: [line] })).get(
    line.id,
  )
  if (asked === undefined || asked.length === 0 || asked.length > maxAnswered) return null
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
