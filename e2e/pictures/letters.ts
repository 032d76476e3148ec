import { expect } from '@playwright/test'
import { z } from 'zod'

import { sender } from '../harness/wire.ts'

const letters = z.object({ letters: z.array(z.object({ text: z.string() })) })

/** Waits for the first email to someone that contains such a link. */
export async function letterWith(
  part: string,
  { address, email }: { address: string; email: string },
): Promise<string> {
  let words = ''
  const mailbox = `/rest/v1/mailbox?to=${encodeURIComponent(email)}`
  await expect
    .poll(
      async () => {
        const kept = letters.parse(await sender(address)({ method: 'GET', path: mailbox }))
        words = kept.letters.map(({ text }) => text).find((text) => text.includes(part)) ?? ''
        return words
      },
      { timeout: 60_000 },
    )
    .not.toBe('')
  return words
}

export function pathIn(words: string, page: string): string {
  const path = new RegExp(`/${page}/[^\\s?]+`).exec(words)?.[0]
  if (path === undefined) throw new Error(`no /${page}/ in the letter`)
  return path
}
