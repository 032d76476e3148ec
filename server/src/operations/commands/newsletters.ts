import type { NewsletterDraft } from '@touchline/contract/operations/shapes/newsletters'
import { wordsFor, type NewsletterKind } from '@touchline/domain/operations/newsletters'
import { bestLanguage, type Language } from '@touchline/domain/values/language'

import { findAccount } from '#server/accounts/queries.ts'
import { unsubscribeUrl } from '#server/accounts/queries/letter-links.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { newsletterLetter } from '../emails/letters.ts'
import {
  findKindSent,
  findUnfinished,
  holdRecipients,
  insertRecipients,
  markWritten,
  newsletterJob,
} from '../queries/newsletter-recipients.ts'
import {
  findTexts,
  lockDraft,
  lockNewsletter,
  markSent,
  saveNewsletter,
} from '../queries/newsletters.ts'
import type { OperatorContext } from './require-operator.ts'

/** Saves or creates a draft. Throws `conflict` once it is sent. */
export async function saveDraft(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  draft: NewsletterDraft & { readonly newsletterId: string },
): Promise<void> {
  const before = await lockNewsletter(tx, draft.newsletterId)
  if (before?.isSent) throw new AppError('conflict')
  await saveNewsletter(tx, { ...draft, by: actor.id, now: platform.clock() })
}

/** Sends a draft to the operator only; returns the address. */
export async function sendTest(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  { newsletterId, language }: { readonly newsletterId: string; readonly language: Language },
): Promise<string> {
  const kind = await lockDraft(tx, newsletterId)
  const text = wordsFor(await findTexts(tx, newsletterId), language)
  const account = await findAccount(tx, actor.id)
  if (text === undefined || account === undefined || account.email === null)
    throw new AppError('not_found')
  const origin = platform.config.publicUrl
  const stopUrl = await unsubscribeUrl(platform.database, origin, { kind, accountId: actor.id })
  const { email: to } = account
  const letter = newsletterLetter({
    kind,
    text,
    to,
    language,
    origin,
    stopUrl,
    goesTo: 'the_writer',
  })
  await platform.mail.enqueue(tx, letter)
  return to
}

/** Sends a draft once, to everyone who opted in to its kind. */
export async function sendNewsletter(
  tx: Transaction,
  { platform, actor }: OperatorContext,
  newsletterId: string,
): Promise<void> {
  const kind = await lockDraft(tx, newsletterId)
  const now = platform.clock()
  await insertRecipients(tx, { newsletterId, kind, now })
  await markSent(tx, newsletterId, now)
  await platform.jobs.enqueue(tx, { name: newsletterJob, data: { newsletterId } })
  await recordAudit(tx, {
    action: 'operations.newsletter_sent',
    at: now,
    actorId: actor.id,
    ip: actor.ip,
    details: { kind },
  })
}

const batchSize = 100

/**
 * Queues the emails of a newsletter in batches. Each recipient is marked in the transaction that
 * queues their email, so that no one gets two or none.
 */
export async function writeNewsletter(platform: Platform, newsletterId: string): Promise<void> {
  const kind = await findKindSent(platform.database, newsletterId)
  if (kind === undefined) return
  for (let written = batchSize; written === batchSize;)
    written = await platform.database
      .transaction()
      .execute((tx) => writeSome(platform, tx, { newsletterId, kind }))
}

/** Continues newsletters that were interrupted. */
export async function finishNewsletters(platform: Platform): Promise<void> {
  for (const { newsletterId } of await findUnfinished(platform.database))
    await writeNewsletter(platform, newsletterId)
}

async function writeSome(
  { database, mail, config, clock }: Platform,
  tx: Transaction,
  { newsletterId, kind }: { readonly newsletterId: string; readonly kind: NewsletterKind },
): Promise<number> {
  const now = clock()
  const texts = await findTexts(tx, newsletterId)
  const recipients = await holdRecipients(tx, { newsletterId, kind, now }, batchSize)
  const letters = []
  for (const { accountId, email, language: chosen } of recipients) {
    const language = bestLanguage([chosen])
    const text = wordsFor(texts, language)
    if (email === null || text === undefined) {
      letters.push({ accountId, mailId: null })
      continue
    }
    const origin = config.publicUrl
    const stopUrl = await unsubscribeUrl(database, origin, { kind, accountId })
    const goesTo = 'everybody'
    const letter = newsletterLetter({ kind, text, to: email, language, origin, stopUrl, goesTo })
    letters.push({ accountId, mailId: await mail.enqueue(tx, letter) })
  }
  await markWritten(tx, { newsletterId, now }, letters)
  return recipients.length
}
