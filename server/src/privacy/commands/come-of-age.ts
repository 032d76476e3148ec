import { isNoticeDue, noticeDays, takeOverDate } from '@touchline/domain/children/coming-of-age'
import { isMinor } from '@touchline/domain/values/age'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { countMailOrRefuse } from '#server/accounts/commands/mail-limits.ts'
import { sendNewInvitation } from '#server/invitations/commands/send.ts'
import { findOpenInvitation } from '#server/invitations/queries/invitations.ts'
import { requireJoinTeam } from '#server/invitations/queries/teams.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/outbox/announce.ts'
import type { Platform } from '#server/platform/platform.ts'

import { cameOfAgeLetter, comingOfAgeLetter } from '../emails/coming-of-age.ts'
import {
  endGuardianships,
  findGrowingUp,
  findReaders,
  findTakingOver,
  clearNotified,
  lockTakingOver,
  markTakenOver,
  markNotified,
  type ComingOfAgeKey,
  type GrowingUp,
  type Reader,
  type TakingOver,
} from '../queries/coming-of-age.ts'

const dayLength = 86_400_000

/**
 * Notifies young people and guardians 30 days before the 18th birthday and hands over on the day,
 * each once however often it runs.
 */
export async function comeOfAge(platform: Platform): Promise<void> {
  const now = platform.clock()
  // It is tomorrow in some zones already.
  const ahead = new Date(now.getTime() + (noticeDays + 1) * dayLength).toISOString()
  const bornBefore = `${Number(ahead.slice(0, 4)) - 18}${leapless(ahead.slice(4, 10))}`
  for (const person of await findGrowingUp(platform.database, bornBefore))
    await alone(platform, person, (tx) => reportAhead(tx, platform, person))

  const tomorrow = new Date(now.getTime() + dayLength).toISOString().slice(0, 10)
  for (const key of await findTakingOver(platform.database, tomorrow))
    await alone(platform, key, async (tx) => {
      const person = await lockTakingOver(tx, key)
      if (person !== undefined) await handOver(tx, platform, person)
    })
}

/** One transaction per person: a failure waits for the next hour without blocking others. */
async function alone(
  { database, log }: Platform,
  { teamId, memberId }: ComingOfAgeKey,
  act: (tx: Transaction) => Promise<void>,
): Promise<void> {
  try {
    await database.transaction().execute(act)
  } catch (error) {
    log.error({ teamId, memberId, error }, 'somebody could not be helped to come of age')
  }
}

async function reportAhead(tx: Transaction, platform: Platform, person: GrowingUp): Promise<void> {
  const now = platform.clock()
  const today = dayInZone(now, person.timeZone)
  if (!isNoticeDue(person.dateOfBirth, today)) return
  const day = takeOverDate(person.dateOfBirth, today)
  if (!(await markNotified(tx, { ...person, at: now, day }))) return

  const readers = await findReaders(tx, person)
  const hasAccount = readers.some(({ relation }) => relation === 'self')
  for (const reader of readers.filter(isReachable))
    await platform.mail.enqueue(
      tx,
      comingOfAgeLetter({ person, reader, day, hasAccount, origin: platform.config.publicUrl }),
    )
  await announceGrowing(tx, { name: 'children.coming_of_age', person, readers })
}

async function handOver(tx: Transaction, platform: Platform, person: TakingOver): Promise<void> {
  const now = platform.clock()
  const today = dayInZone(now, person.timeZone)
  if (person.takesOverOn > today) return
  if (person.dateOfBirth === null || isMinor(person.dateOfBirth, today)) {
    await clearNotified(tx, person)
    return
  }
  const readers = await findReaders(tx, person)
  await endGuardianships(tx, person)
  await markTakenOver(tx, { ...person, at: now })
  if (person.isArchived) return
  for (const reader of readers.filter(isReachable))
    await platform.mail.enqueue(
      tx,
      cameOfAgeLetter({ person, reader, origin: platform.config.publicUrl }),
    )
  if (person.accountId === null) await invite(tx, platform, person)
  await announceGrowing(tx, { name: 'children.came_of_age', person, readers })
}

/** Invites young people without an account at their roster address. */
async function invite(tx: Transaction, platform: Platform, person: TakingOver): Promise<void> {
  const { teamId, memberId: id, email, createdBy } = person
  if (email === null) return
  const member = { kind: 'member', id } as const
  if ((await findOpenInvitation(tx, { teamId, person: member })) !== undefined) return
  // Invented members with a stranger's address must not bypass the email limits.
  if (!(await countMailOrRefuse(tx, { from: createdBy, to: email, now: platform.clock() }))) return
  const team = await requireJoinTeam(tx, teamId)
  const sender = { tx, platform, account: { id: createdBy } }
  const letter = { team, inviter: undefined, message: undefined }
  await sendNewInvitation(sender, letter, { email, person: member })
}

interface Growing {
  readonly name: 'children.coming_of_age' | 'children.came_of_age'
  readonly person: ComingOfAgeKey
  readonly readers: readonly Reader[]
}

/** Announces it to the team and to those concerned, whose streams subscribe again. */
async function announceGrowing(tx: Transaction, { name, person, readers }: Growing): Promise<void> {
  const { teamId, memberId } = person
  await announce(tx, { name, topics: [`team:${teamId}`], payload: { teamId, memberId } })
  for (const { accountId } of readers)
    await announce(tx, {
      name,
      topics: [`account:${accountId}`],
      payload: { teamId, memberId, accountId },
    })
}

function isReachable(reader: Reader): reader is Reader & { readonly email: string } {
  return reader.email !== null
}

/** 29 February exists only in leap years; the day after in all. */
function leapless(monthAndDay: string): string {
  return monthAndDay === '-02-29' ? '-03-01' : monthAndDay
}
