import type { Event } from '@touchline/contract/events/shapes/event'
import { peopleInLetter } from '@touchline/domain/notifications/letter-people'

import { stopUrlOf } from '#server/accounts/queries/letter-links.ts'
import { answerToken } from '#server/events/queries/answer-links.ts'
import { findEvent } from '#server/events/queries/calendar.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { inSavepoint } from '#server/platform/database/savepoint.ts'
import type { Platform } from '#server/platform/platform.ts'

import { eventLetter, type PersonInLetter } from '../emails.ts'
import {
  holdDueLetters,
  postponeLetters,
  removeLetters,
  type LetterToWrite,
} from '../queries/letters.ts'
import { tasksInLetter } from './letter-tasks.ts'

const atOnce = 50
const retryAfter = 5 * 60_000

/**
 * Writes the letters whose time has come, each once: it leaves the list in the transaction that
 * puts it into the post. What there is no longer anything to say about is dropped; what cannot be
 * written is tried again some minutes later and holds up no other.
 */
export async function writeLetters(platform: Platform): Promise<void> {
  const now = platform.clock()
  const later = new Date(now.getTime() + retryAfter)
  for (let taken = atOnce; taken === atOnce;)
    taken = await platform.database.transaction().execute(async (tx) => {
      const { ids, letters } = await holdDueLetters(tx, now, atOnce)
      const failed = new Set<string>()
      for (const letter of letters)
        await inSavepoint(tx, () => write(platform, tx, letter)).catch((error: unknown) => {
          platform.log.error({ letter: letter.id, error }, 'a letter could not be written')
          failed.add(letter.id)
        })
      await postponeLetters(tx, [...failed], later)
      await removeLetters(
        tx,
        ids.filter((id) => !failed.has(id)),
      )
      return ids.length
    })
}

async function write(platform: Platform, tx: Transaction, letter: LetterToWrite): Promise<void> {
  const { database, mail, config } = platform
  // Who has left the team, or is no longer asked as a guest, does not see the event any more.
  const event = await findEvent(tx, letter, letter.eventId)
  if (event === undefined) return
  const isCancelled = event.cancelledAt !== null
  const hasBegun = new Date(event.startsAt) <= platform.clock()
  const mine = event.mine.filter(({ memberId }) => memberId === (letter.memberId ?? memberId))
  const asked = peopleInLetter(letter.kind, { isCancelled, hasBegun }, mine)
  const tasks = await tasksInLetter(tx, letter)
  if (asked === undefined || tasks === undefined) return

  const origin = config.publicUrl
  const people: PersonInLetter[] = []
  for (const { memberId, firstName, relation } of asked) {
    const link = { ...letter, memberId }
    const answerUrl = takesAnswers(platform, event)
      ? `${origin}/answer/${await answerToken(database, link)}`
      : undefined
    people.push({ firstName, relation, answerUrl })
  }
  const stopUrl = await stopUrlOf(database, origin, letter)
  await mail.enqueue(tx, eventLetter({ letter, event, people, tasks, origin, stopUrl }))
}

function takesAnswers({ clock }: Pick<Platform, 'clock'>, event: Event): boolean {
  if (event.cancelledAt !== null) return false
  return event.answerUntil === null || clock() <= new Date(event.answerUntil)
}
