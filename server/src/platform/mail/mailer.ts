import { Readable } from 'node:stream'

import type { Storage } from '../storage/storage.ts'
import { crestOf } from './crest.ts'
import type { StoredMail } from './queries.ts'

/** The result of one delivery attempt. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'bounced'; readonly reason: string }
  /** The message was transmitted without a response, so it may have been accepted. */
  | { readonly kind: 'doubtful'; readonly reason: string }

export interface Mailer {
  deliver(mail: StoredMail): Promise<Delivery>
}

/** Milliseconds an SMTP server may take to connect, to greet, per step and in total. */
export interface Patience {
  readonly connect: number
  readonly greet: number
  readonly talk: number
  readonly whole: number
}

/** Generous, because some servers are slow; the total fits in a job's time limit. */
export const usualPatience: Patience = {
  connect: 10_000,
  greet: 30_000,
  talk: 60_000,
  whole: 240_000,
}

interface Way {
  readonly smtpUrl: string
  readonly from: string
  readonly patience: Patience
  readonly storage: Storage
}

/** Sends emails by SMTP; retries keep the message id. */
export function openMailer({ smtpUrl, from, patience, storage }: Way): Mailer {
  const domain = from.split('@')[1]?.replace(/[>\s]/g, '') ?? 'localhost'

  return {
    async deliver(mail) {
      const { default: nodemailer } = await import('nodemailer')
      const desk = nodemailer.createTransport({ streamTransport: true, buffer: true })
      const { html, attachments } = await crestOf(storage, mail)
      const { envelope, message } = await desk.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.textBody,
        html,
        attachments: [...attachments, ...enclosedIn(mail)],
        headers: { ...mail.headers },
        messageId: `<${mail.id}@${domain}>`,
      })
      let isOut = false
      function* words() {
        isOut = true
        yield message
      }
      const transport = nodemailer.createTransport({
        url: smtpUrl,
        connectionTimeout: patience.connect,
        greetingTimeout: patience.greet,
        socketTimeout: patience.talk,
      })
      try {
        const raw = Readable.from(words())
        await within(patience.whole, transport.sendMail({ envelope, raw }))
        return { kind: 'sent' }
      } catch (error) {
        return refusal(error, isOut)
      } finally {
        transport.close()
      }
    },
  }
}

function enclosedIn({ attachment: content, attachmentName: filename }: StoredMail) {
  if (content === null || filename === null) return []
  return [{ filename, content, contentType: 'application/pdf' }]
}

/** Steps at which a 5xx concerns the recipient or the message, and is permanent. */
const aboutTheLetter = new Set(['RCPT TO', 'DATA'])

/**
 * Permanent refusals of the address or message aren't retried; all else is, including our own
 * configuration errors.
 */
function refusal(error: unknown, isOut: boolean): Delivery {
  const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  if (typeof code !== 'number') return { kind: isOut ? 'doubtful' : 'later', reason }
  const command = error instanceof Error && 'command' in error ? String(error.command) : ''
  return { kind: code >= 500 && aboutTheLetter.has(command) ? 'bounced' : 'later', reason }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`no end after ${ms} ms`)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
