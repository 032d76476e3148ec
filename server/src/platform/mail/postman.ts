import nodemailer from 'nodemailer'

import type { StoredMail } from './queries.ts'

/** What became of one try to hand a letter over. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'bounced'; readonly reason: string }

export interface Postman {
  deliver(mail: StoredMail): Promise<Delivery>
}

/** Milliseconds an SMTP server may keep us waiting at each step. */
const patience = { connect: 5000, greet: 5000, talk: 15_000 }

/** Hands letters to the SMTP server; the message id stays the same however often it is tried. */
export function openPostman(smtpUrl: string, from: string): Postman {
  const domain = from.split('@')[1]?.replace(/[>\s]/g, '') ?? 'localhost'
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greet,
    socketTimeout: patience.talk,
  })

  return {
    async deliver(mail) {
      try {
        await transport.sendMail({
          from,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.textBody,
          html: mail.htmlBody,
          headers: { ...mail.headers },
          messageId: `<${mail.id}@${domain}>`,
        })
        return { kind: 'sent' }
      } catch (error) {
        return refusal(error)
      }
    },
  }
}

/** A permanent refusal (5xx) of the address is never repeated; everything else is tried again. */
function refusal(error: unknown): Delivery {
  const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  const permanent = typeof code === 'number' && code >= 500 && code < 600
  return permanent ? { kind: 'bounced', reason } : { kind: 'later', reason }
}
