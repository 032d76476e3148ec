import '#web/app/app.css'
import { afterEach, expect, vi } from 'vitest'

import { expectCallsExpected, startServer } from './server.ts'
import { leaveUnlessKept } from './visit.ts'

document.documentElement.lang = 'en'
document.title = 'Touchline'
startServer()

const complaints: unknown[][] = []
for (const level of ['error', 'warn'] as const)
  vi.spyOn(console, level).mockImplementation((...words: unknown[]) => complaints.push(words))

/** The next test starts with an empty browser; this one must have no unseen errors. */
afterEach(async () => {
  await leaveUnlessKept()
  expectCallsExpected()
  expect(complaints.splice(0), 'the console stays silent').toEqual([])
})
