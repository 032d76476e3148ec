import { z } from 'zod'

import { demoPerson } from '../auth/shapes.ts'
import { maintenanceState } from '../maintenance/shapes.ts'
import { id, instant } from '../wire/values.ts'

const kept = {
  id,
  to: z.string(),
  /** The plain text; its links and codes are the ones that would have been sent. */
  text: z.string(),
  createdAt: instant,
}

/** Messages kept because no SMTP server or SMS service is configured. */
export const mailboxMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('letter'), subject: z.string(), ...kept }),
  z.object({ kind: z.literal('text_message'), ...kept }),
])

export const mailboxPage = z.object({ letters: z.array(mailboxMessage) })

export const mailboxQuery = z.object({
  /** Only what went to this address or number. */
  to: z.string().max(254).optional(),
})

/** How forms show that a person fills them in; third parties need the key of the site. */
export const captchaConfig = z.object({
  kind: z.enum(['altcha', 'turnstile', 'hcaptcha', 'off']),
  siteKey: z.string().optional(),
})

/** What a visitor may know of this installation. */
export const installation = z.object({
  /** Letters are kept in a mailbox page, which this visitor can open. */
  isMailboxOpen: z.boolean(),
  /** No one has an account yet: the demo club may be loaded. */
  isDemoOffered: z.boolean(),
  /** While there is no one here but the demo club. */
  demoPeople: z.array(demoPerson),
  /** New people may make an account by themselves. */
  isSignupOpen: z.boolean(),
  hasGoogle: z.boolean(),
  /** Text messages may carry sign-in codes. */
  hasPhone: z.boolean(),
  hasAnonymous: z.boolean(),
  /** People may add a second way to sign in, and remove one, by themselves. */
  canLinkIdentities: z.boolean(),
  captcha: captchaConfig,
  /** While the site is closed: what is on its screen. */
  closure: maintenanceState.omit({ isOn: true }).optional(),
})

export type Installation = z.infer<typeof installation>

export type MailboxMessage = z.infer<typeof mailboxMessage>
