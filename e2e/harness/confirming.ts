import { z } from 'zod'

import type { PostOffice } from './post-office.ts'

const mailbox = z.object({ letters: z.array(z.object({ text: z.string() })) })

interface Place {
  readonly address: string
  readonly postOffice: PostOffice | undefined
}

/** The code in the newest email to an address; from the mailbox page if no email is sent. */
export async function codeFor(email: string, place: Place): Promise<string> {
  const code = /^\d{6}$/m.exec(await newestTo(email, place))?.[0]
  if (code === undefined) throw new Error(`no code for ${email}`)
  return code
}

async function newestTo(email: string, { address, postOffice }: Place): Promise<string> {
  if (postOffice !== undefined) return (await postOffice.letterTo(email)).text
  const answer = await fetch(`${address}/rest/v1/mailbox?to=${encodeURIComponent(email)}`)
  return mailbox.parse(await answer.json()).letters[0]?.text ?? ''
}
