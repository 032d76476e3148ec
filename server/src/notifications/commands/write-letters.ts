import type { Event } from '@touchline/contract/events/shapes/event'
import { mayWithdrawLate } from '@touchline/domain/events/answer-refusal'
import { peopleInLetter } from '@touchline/domain/notifications/letter-people'

import { unsubscribeUrl } from '#server/accounts/queries/letter-links.ts'
import { answerToken } from '#server/events/queries/answer-links.ts'
import { findEvent } from '#server/events/queries/calendar.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { inSavepoint } from '#server/platform/database/savepoint.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeAttempt } from '#server/platform/rate-limit/queries.ts'

import { eventLetter, type PersonInLetter } from '../emails.ts'
import {
  holdDueLetters,
  postponeLetters,
  removeLetters,
  type LetterToWrite,
} from '../queries/letters.ts'
import { liftsInLetter } from './letter-lifts.ts'
import { feedInLetter, seasonsInLetter } from './letter-season.ts'
import { tasksInLetter } from './letter-tasks.ts'

const atOnce = 50
const retryAfter = 5 * 60_000

/**
 * Writes due emails, each once: removes it from the queue in the transaction that adds it to the
 * outbox. Drops emails with nothing left to say; retries failed ones minutes later without
 * delaying others.
 */
export async function writeLetters(platform: Platform): Promise<void> {
  const now = platform.clock()
  const later = new Date(now.getTime() + retryAfter)
  for (let taken = atOnce; taken === atOnce;)
    taken = await platform.database.transaction().execute(async (tx) => {
      const { due, letters } = await holdDueLetters(tx, now, atOnce)
      const failed = new Set<string>()
      for (const letter of letters)
        await inSavepoint(tx, async () => {
          if (await mayWriteOnceMore(tx, letter, now)) await write(platform, tx, letter)
        }).catch((error: unknown) => {
          platform.log.error({ letter: letter.id, error }, 'a letter could not be written')
          failed.add(letter.id)
        })
      await postponeLetters(
        tx,
        due.filter(({ id }) => failed.has(id)),
        later,
      )
      await removeLetters(
        tx,
        due.filter(({ id }) => !failed.has(id)),
      )
      return due.length
    })
}

async function write(platform: Platform, tx: Transaction, letter: LetterToWrite): Promise<void> {
  const { database, mail, config } = platform
  // Former members and former guests no longer see the event.
  const event = await findEvent(tx, letter, letter.eventId)
  if (event === undefined) return
  const isCancelled = event.cancelledAt !== null
  const hasBegun = new Date(event.startsAt) <= platform.clock()
  if (isOutdated(letter)) return
  const mine = event.mine.filter(({ memberId }) => memberId === (letter.memberId ?? memberId))
  const asked = peopleInLetter(letter.kind, { isCancelled, hasBegun }, mine)
  const tasks = await tasksInLetter(tx, letter)
  const lifts = await liftsInLetter(tx, letter)
  const seasons = await seasonsInLetter(tx, letter)
  if (asked === undefined || tasks === undefined || lifts === undefined) return

  const origin = config.publicUrl
  const people: PersonInLetter[] = []
  const now = platform.clock()
  // A season is answered event by event, in the calendar.
  for (const { memberId, firstName, relation, answer } of seasons.length > 0 ? [] : asked) {
    const link = { ...letter, memberId }
    const isOpen = takesAnswers(platform, event)
    const answerUrl =
      isOpen || mayWithdrawLate(event, answer, now)
        ? `${origin}/answer/${await answerToken(database, link)}`
        : undefined
    people.push({ firstName, relation, answer, answerUrl, isClosed: !isOpen })
  }
  const feedUrl = await feedInLetter(platform, letter)
  const stopUrl = await unsubscribeUrl(database, origin, letter)
  await mail.enqueue(
    tx,
    eventLetter({ letter, event, people, tasks, lifts, seasons, feedUrl, origin, stopUrl, now }),
  )
}

/**
 * The daily limit for emails that ask something from one team to one reader; changes and
 * cancellations don't count.
 */
const askedADay = 30
const asking: readonly LetterToWrite['kind'][] = ['event_created', 'guest_asked', 'answer_reminder']

async function mayWriteOnceMore(tx: Transaction, letter: LetterToWrite, now: Date) {
  const { kind, teamId, accountId } = letter
  if (!asking.includes(kind)) return true
  const key = `events:letters:${teamId}:${accountId}`
  const bucket = { key, burst: askedADay, refillMs: 86_400_000 / askedADay }
  return (await takeAttempt(tx, bucket, now)).kind === 'taken'
}

/** Nothing left to say: the event moved back, or the person comes after all. */
function isOutdated({ kind, change, absentee }: LetterToWrite): boolean {
  if (kind === 'withdrawn_late') return absentee === null
  return kind === 'event_changed' && change !== null && isBack(change)
}

/** True if the event moved back before sending. */
function isBack({ was, is }: NonNullable<LetterToWrite['change']>): boolean {
  return was.startsAt === is.startsAt && was.endsAt === is.endsAt && was.place === is.place
}

function takesAnswers({ clock }: Pick<Platform, 'clock'>, event: Event): boolean {
  if (event.cancelledAt !== null) return false
  return event.answerUntil === null || clock() <= new Date(event.answerUntil)
}
