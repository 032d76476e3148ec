import { createHash, randomBytes } from 'node:crypto'

import type {
  CreatedToken,
  NewToken,
  TokenList,
} from '@touchline/contract/integrations/shapes/tokens'
import { maxTokens, tokenExpiresAt } from '@touchline/domain/integrations/tokens'
import { bestLanguage } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import { proofNeeded } from '#server/accounts/commands/proof-of-person.ts'
import { requireAccountRow, type AccountRow } from '#server/accounts/queries.ts'
import { noticeLetter } from '#server/auth/emails.ts'
import { recordAudit } from '#server/platform/audit.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { SignedIn } from '#server/platform/http/context.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Platform } from '#server/platform/platform.ts'

import {
  countTokens,
  deleteToken,
  findTokens,
  insertToken,
  type NewTokenRow,
} from '../queries/tokens.ts'

/** The prefix lets secret scanners recognise leaked tokens. */
const firstWord = 'touchline_'
const lettersShown = firstWord.length + 6

/** Who makes or ends a token, and from where. */
export interface TokenContext {
  readonly account: SignedIn
  readonly now: Date
  readonly ip: string
}

/** 256 random bits need no slow hash. */
export function hashOfToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A new secret and what is stored of it. */
export function newSecret() {
  const secret = `${firstWord}${randomBytes(32).toString('base64url')}`
  return { secret, secretHash: hashOfToken(secret), begins: secret.slice(0, lettersShown) }
}

export type Making = TokenContext & Pick<Platform, 'mail' | 'config'>

/** The secret is returned once and not stored. */
export async function makeToken(
  tx: Transaction,
  making: Making,
  { name, scopes, days }: NewToken,
): Promise<CreatedToken> {
  const { now } = making
  const { secret, ...stored } = newSecret()
  const made = {
    id: newId(),
    name,
    scopes,
    madeAt: now,
    expiresAt: tokenExpiresAt(now, days),
    ...stored,
  }
  await addToken(tx, making, made)
  const token = {
    id: made.id,
    name,
    scopes: [...scopes],
    begins: made.begins,
    madeAt: now.toISOString(),
    expiresAt: made.expiresAt.toISOString(),
    lastUsedAt: null,
    isEnded: false,
    app: null,
  }
  return { token, secret }
}

/** Stores a token and emails its owner. */
export async function addToken(
  tx: Transaction,
  { mail, config, ...making }: Making,
  row: Omit<NewTokenRow, 'accountId'>,
): Promise<void> {
  const { account, now } = making
  // Locks the account, so that two at once can't exceed the limit.
  const person = await requireAccountRow(tx, account.id)
  // Connecting an app again replaces its token.
  const butOf = row.app?.clientId
  if ((await countTokens(tx, { accountId: account.id, now, butOf })) >= maxTokens)
    throw new AppError('conflict', { reason: 'too_many_tokens' })
  await insertToken(tx, { ...row, accountId: account.id })
  await note(tx, 'integrations.token_made', { ...making, details: detailsOf(row) })
  if (person.email !== null) await mail.enqueue(tx, letterOf(person, person.email, config))
}

export async function revokeToken(
  tx: Transaction,
  { account, now, ip }: TokenContext,
  tokenId: string,
): Promise<void> {
  const ended = await deleteToken(tx, { accountId: account.id, tokenId })
  if (ended === undefined) throw new AppError('not_found')
  await note(tx, 'integrations.token_revoked', { account, now, ip, details: { tokenId } })
}

export async function listTokens(
  platform: Platform,
  account: SignedIn,
  db: Queryable = platform.database,
): Promise<TokenList> {
  const now = platform.clock()
  return {
    tokens: await findTokens(db, { accountId: account.id, now }),
    proof: await proofNeeded(platform, account),
  }
}

interface Note extends TokenContext {
  readonly details: Readonly<Record<string, string>>
}

async function note(
  tx: Transaction,
  action: `integrations.${string}`,
  { account: { id }, now, ip, details }: Note,
): Promise<void> {
  await recordAudit(tx, { action, at: now, actorId: id, subjectId: id, ip, details })
}

/** Someone else may have their password. */
function letterOf({ language }: AccountRow, to: string, { publicUrl }: Platform['config']): Mail {
  const url = `${publicUrl}/update-profile?view=tokens`
  return noticeLetter({ kind: 'token_made', to, language: bestLanguage([language]), url })
}

/** Without the name, which is personal. */
function detailsOf({ id, scopes, app }: Omit<NewTokenRow, 'accountId'>) {
  const of = app === undefined ? {} : { clientId: app.clientId, host: app.host ?? 'loopback' }
  return { tokenId: id, scopes: scopes.join(' '), ...of }
}
