import type { Pkce } from '@touchline/domain/auth/pkce'
import { bestLanguage, isLanguage, type Language } from '@touchline/domain/values/language'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { codeLetter, type CodeLetterKind } from '../emails.ts'
import { addFlow, type FlowMethod } from '../queries/flows.ts'
import { putOneTimeToken, type SignUpClaims, type TokenKind } from '../queries/one-time-tokens.ts'
import type { Metadata } from '../queries/users.ts'
import type { AuthContext } from './auth-context.ts'
import { hashSecret, newCode, newLinkToken } from './secrets.ts'

type MailKind = Exclude<TokenKind, 'sms' | 'phone_change'>

const hour = 3_600_000
/** Confirming may wait until tomorrow; other links open an account and expire sooner. */
const lifetimeMs: Readonly<Record<MailKind, number>> = {
  confirmation: 24 * hour,
  recovery: hour,
  email_change_new: hour,
  email_change_current: hour,
  reauthentication: hour / 4,
}

export interface OneTimeMail {
  readonly userId: string
  readonly userMetadata: Metadata
  readonly kind: MailKind
  readonly letter: CodeLetterKind
  readonly to: string
  readonly pkce: Pkce
  readonly signUp?: SignUpClaims | undefined
  /** Others have signed up with the address too. */
  readonly isContested?: boolean
}

/** Creates a link and code, stored as hashes, and their email, in one transaction. */
export async function sendOneTimeToken(
  tx: Transaction,
  visit: AuthContext,
  mail: OneTimeMail,
): Promise<void> {
  const { now, platform } = visit
  const inPkce = mail.pkce.kind === 'challenge'
  const token = `${inPkce ? 'pkce_' : ''}${newLinkToken()}`
  const code = newCode()
  await putOneTimeToken(tx, {
    id: uuidv7(),
    userId: mail.userId,
    kind: mail.kind,
    address: mail.to,
    linkHash: hashSecret(token),
    codeHash: await platform.hashing.hash(code),
    now,
    expiresAt: new Date(now.getTime() + lifetimeMs[mail.kind]),
    signUp: mail.signUp,
  })
  const url = linkOf(visit, mail.letter, token)
  const language = preferredLanguageOf(visit, mail.userMetadata)
  await platform.mail.enqueue(
    tx,
    codeLetter({
      kind: mail.letter,
      to: mail.to,
      language,
      url,
      code,
      contestedAt: mail.isContested === true ? now : undefined,
    }),
  )
}

/** Takes as long as sending a code, so that the time doesn't reveal whether an account exists. */
export async function simulateSending({ platform }: AuthContext): Promise<void> {
  await platform.hashing.hash(newCode())
}

/** Stores which client may exchange the link for a session. */
export async function startFlow(
  tx: Transaction,
  visit: AuthContext,
  flow: { userId: string; pkce: Pkce; authenticationMethod: FlowMethod },
): Promise<void> {
  if (flow.pkce.kind !== 'challenge') return
  const { challenge, method } = flow.pkce
  const { userId, authenticationMethod } = flow
  await addFlow(tx, {
    id: uuidv4(),
    userId,
    challenge,
    method,
    authenticationMethod,
    now: visit.now,
  })
}

/**
 * The account's language takes precedence over the browser's, because strangers can cause emails
 * too.
 */
export function preferredLanguageOf(visit: AuthContext, userMetadata: Metadata): Language {
  const own = userMetadata['language']
  return isLanguage(own) ? own : typeof own === 'string' ? bestLanguage([own]) : visit.language
}

/**
 * Our page with a button for the protocol's call, because mail programs open links by themselves.
 */
function linkOf(visit: AuthContext, letter: CodeLetterKind, token: string): string {
  const url = new URL(`${visit.platform.config.publicUrl}/confirm`)
  url.search = new URLSearchParams({
    token,
    type: letter,
    redirect_to: visit.redirectTo,
  }).toString()
  return url.href
}
