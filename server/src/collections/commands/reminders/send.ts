import { bestLanguage } from '@touchline/domain/values/language'

import { countMailOrRefuse } from '#server/accounts/commands/mail-limits.ts'
import { requireClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isTeamNameTrusted } from '#server/teams/queries/known.ts'

import { overdueTexts } from '../../emails/overdue-texts.ts'
import { overdueLetter } from '../../emails/overdue.ts'
import { billUrl } from '../../queries/links.ts'
import {
  findOverdueBills,
  insertReminder,
  lockBills,
  raiseInstalment,
} from '../../queries/reminders/overdue-bills.ts'
import { findReminderSettings } from '../../queries/reminders/settings.ts'
import { bookEntry } from '../book-entry.ts'
import { announceCollectionChange } from '../lock-for-change.ts'
import { billsMovingOn, planLetters, type PlannedBill, type PlannedLetter } from './plan.ts'

interface Sending {
  readonly clubId: string
  /** The sender's account. */
  readonly accountId: string | null
  readonly now: Date
  /** What the treasurer previewed; undefined for automatic reminders. */
  readonly wanted?: { readonly billIds: readonly string[]; readonly letters: number }
}

export interface SentLetters {
  readonly letters: number
  readonly postponed: number
}

/** Sends due reminders, one per family, and moves their bills to the next stage. */
export async function sendReminders(
  tx: Transaction,
  platform: Platform,
  sending: Sending,
): Promise<SentLetters> {
  const { clubId, wanted, now } = sending
  const before = await lettersToSend(tx, sending)
  await lockBills(tx, clubId, before.flatMap(billsMovingOn))
  const letters = (await lettersToSend(tx, sending)).filter(
    (letter) =>
      wanted === undefined || billsMovingOn(letter).every((id) => wanted.billIds.includes(id)),
  )
  if (wanted !== undefined) refuseChanged(letters, wanted)
  const club = await requireClub(tx, clubId)
  const isKnown = await isTeamNameTrusted(tx, { clubId }, now)
  const sent = new Set<string>()
  let count = 0
  for (const letter of letters) {
    const to = letter.address
    if (
      to === null ||
      !(await countMailOrRefuse(tx, { from: sending.accountId, to, isKnown, now }))
    )
      continue
    const note = overdueTexts[bestLanguage([club.language])].fee
    await moveOn(tx, { ...sending, sent, note }, letter)
    await emailFamily(tx, platform, { letter, to, club, isKnown })
    count += 1
  }
  return { letters: count, postponed: letters.length - count }
}

async function lettersToSend(
  tx: Transaction,
  { clubId, accountId, now, wanted }: Sending,
): Promise<readonly PlannedLetter[]> {
  const isByHand = wanted !== undefined
  const rows = await findOverdueBills(tx, { clubId, accountId: isByHand ? accountId : null, now })
  const { settings } = await findReminderSettings(tx, clubId)
  const planned = planLetters(rows, { settings, sentBy: isByHand ? 'treasurer' : 'clock' })
  return planned.filter(({ stage, address }) => stage !== undefined && address !== null)
}

function refuseChanged(
  letters: readonly PlannedLetter[],
  wanted: { readonly billIds: readonly string[]; readonly letters: number },
): void {
  const ids = new Set(letters.flatMap(billsMovingOn))
  const isSame =
    ids.size === new Set(wanted.billIds).size && wanted.billIds.every((id) => ids.has(id))
  if (!isSame || letters.length !== wanted.letters) throw new AppError('changed_meanwhile')
}

interface Moving extends Sending {
  /** Bills moved by an earlier email, as both guardians of a minor get one. */
  readonly sent: Set<string>
  readonly note: string
}

async function moveOn(tx: Transaction, moving: Moving, letter: PlannedLetter): Promise<void> {
  for (const bill of letter.bills) {
    const { billId } = bill.row
    if (bill.stage === undefined || moving.sent.has(billId)) continue
    moving.sent.add(billId)
    const fee = billId === letter.feeBillId ? letter.fee : 0
    await moveBillOn(tx, moving, { ...bill, stage: bill.stage, fee })
  }
}

async function moveBillOn(
  tx: Transaction,
  { accountId, wanted, now, note }: Moving,
  { row, stage, fee }: PlannedBill & { readonly stage: number; readonly fee: number },
): Promise<void> {
  const { teamId, billId, collectionId, dueOn } = row
  const key = { teamId, billId }
  const sentBy = wanted === undefined ? null : accountId
  await insertReminder(tx, { ...key, dueOn, stage, fee, sentBy, now })
  if (fee > 0) {
    await raiseInstalment(tx, key, { dueOn, fee })
    const source = `reminder:${billId}:${dueOn}:${stage}`
    const by = sentBy === null ? {} : { madeBy: sentBy }
    await bookEntry(
      tx,
      { ...key, now },
      { entry: { kind: 'charged', amount: fee }, source, note, ...by },
    )
  }
  await announceCollectionChange(tx, { teamId, collectionId })
}

interface ToFamily {
  readonly letter: PlannedLetter
  readonly to: string
  readonly club: { readonly id: string; readonly name: string }
  readonly isKnown: boolean
}

async function emailFamily(
  tx: Transaction,
  platform: Platform,
  { letter, to, club, isKnown }: ToFamily,
): Promise<void> {
  const { settings } = await findReminderSettings(tx, club.id)
  const { language, stage = 1, fee } = letter
  const bills = await Promise.all(
    letter.bills.map(async ({ row }) => ({ ...row, url: await billUrl(platform, row) })),
  )
  const words = settings.stages[stage - 1]?.words[language] ?? ''
  await platform.mail.enqueue(
    tx,
    overdueLetter({
      to,
      language,
      stage,
      words,
      fee,
      currency: settings.currency,
      bills,
      club,
      isKnown,
      isSandbox: platform.payments.provider === 'sandbox',
    }),
  )
}
