import { listenTo } from './console.ts'
import { test as signedIn } from './signed-in.ts'
import { expect } from './test.ts'

/** Offline the browser logs every failed request. */
export const test = signedIn.extend({
  silence: async ({ context }, use) => {
    const lines: string[] = []
    listenTo(context, lines)
    await use()
    const unfetched = /net::ERR_|Failed to fetch|AuthRetryable/
    expect(lines.filter((line) => !unfetched.test(line))).toEqual([])
  },
})
