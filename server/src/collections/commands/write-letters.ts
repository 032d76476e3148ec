import { instalmentStatus, openInstalments } from '@touchline/domain/collections/instalments'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isNewFact } from '#server/subscriptions/queries/facts.ts'
import { isTeamNameTrusted } from '#server/teams/queries/known.ts'

import {
  billLetter,
  formLetter,
  type BillNews,
  type FormLetterInput,
  type Reader,
} from '../emails.ts'
import { findInstalments, type BillKey } from '../queries/books.ts'
import type { CollectionKey } from '../queries/collections.ts'
import {
  findAnsweredRequest,
  findInvitedPeople,
  findInvitedAt,
  findBillReader,
  findFormFacts,
} from '../queries/letters.ts'
import { billUrl, invitationUrl } from '../queries/links.ts'
import { countLetterOrRefuse } from './letter-limits.ts'

/** Emails the payer of a bill; returns false if there is no address. */
export async function emailPayer(
  tx: Transaction,
  platform: Platform,
  { news, ...key }: BillKey & { readonly news: BillNews },
): Promise<boolean> {
  const found = await findBillReader(tx, key)
  if (found === undefined) return false
  const { timeZone, from, ...reader } = found
  const today = dayInZone(platform.clock(), timeZone)
  const plan = await findInstalments(tx, key)
  const details = {
    ...reader,
    ...(await standingFor(tx, platform, { teamId: key.teamId, from, to: reader.to, news })),
    url: await billUrl(platform, key),
    isSandbox: platform.payments.provider === 'sandbox',
    dues: instalmentStatus(plan, reader.outstanding, today),
    parts: openInstalments(plan, reader.outstanding).filter(({ open }) => open > 0),
  }
  await platform.mail.enqueue(tx, billLetter(news, details))
  return true
}

interface News {
  readonly teamId: string
  readonly from: string | null
  readonly to: string
  readonly news: BillNews
}

/** Money that moved is always reported; other emails count as the team's own text. */
async function standingFor(
  tx: Transaction,
  platform: Platform,
  { news, ...letter }: News,
): Promise<Pick<Reader, 'isKnown' | 'isUnwanted'>> {
  if (!('amount' in news)) return countLetterOrRefuse(tx, platform, letter)
  return { isKnown: await isTeamNameTrusted(tx, letter, platform.clock()) }
}

interface Asking extends CollectionKey {
  readonly memberIds: readonly string[]
  readonly kind: FormLetterInput['kind']
  /** A key that makes the email count once per reader. */
  readonly fact?: string
}

/** Asks people to fill in a form for these members, one email each; returns their number. */
export async function emailInvited(
  tx: Transaction,
  platform: Platform,
  { teamId, collectionId, memberIds, kind, fact }: Asking,
): Promise<number> {
  const form = await findFormFacts(tx, { teamId, collectionId }, platform.clock())
  if (form === undefined) return 0
  const { key, from, ...facts } = form
  const asked = await findInvitedPeople(
    tx,
    { teamId, collectionId, now: platform.clock() },
    memberIds,
  )
  let count = 0
  for (const { personId, to, language, names } of asked) {
    if (
      fact !== undefined &&
      !(await isFirst(tx, platform, { teamId, fact: `${fact}:${personId}` }))
    )
      continue
    const url = await invitationUrl(platform, { teamId, collectionId, personId }, key)
    await platform.mail.enqueue(
      tx,
      formLetter({
        ...facts,
        ...(await countLetterOrRefuse(tx, platform, { teamId, from, to })),
        kind,
        teamId,
        to,
        language,
        names,
        url,
      }),
    )
    count += 1
  }
  return count
}

/** Emails those asked at this moment, once. */
export function notifyInvited(
  platform: Platform,
  { at, ...key }: CollectionKey & { readonly at: Date },
): Promise<number> {
  return platform.database.transaction().execute(async (tx) => {
    const memberIds = await findInvitedAt(tx, key, at)
    const fact = `collections.invited:${key.collectionId}:${at.toISOString()}`
    return emailInvited(tx, platform, { ...key, memberIds, kind: 'invited', fact })
  })
}

/** Notifies the payer once of an event on their bill. */
export async function notifyPayer(
  platform: Platform,
  { fact, ...details }: BillKey & { readonly news: BillNews; readonly fact: string },
): Promise<void> {
  await platform.database.transaction().execute(async (tx) => {
    if (await isFirst(tx, platform, { teamId: details.teamId, fact }))
      await emailPayer(tx, platform, details)
  })
}

export async function notifyRequestAnswered(
  platform: Platform,
  { teamId, requestId }: { readonly teamId: string; readonly requestId: string },
): Promise<void> {
  await platform.database.transaction().execute(async (tx) => {
    const answered = await findAnsweredRequest(tx, teamId, requestId)
    if (answered === undefined) return
    const { billId, ...details } = answered
    if (!(await isFirst(tx, platform, { teamId, fact: `collections.answered:${requestId}` })))
      return
    const news = { kind: 'request_answered', ...details } as const
    await emailPayer(tx, platform, { teamId, billId, news })
  })
}

function isFirst(
  tx: Transaction,
  { clock }: Platform,
  fact: { readonly teamId: string; readonly fact: string },
): Promise<boolean> {
  return isNewFact(tx, fact, clock())
}
