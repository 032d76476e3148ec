import { doneApart } from '../apart.ts'
import type { AskedWork } from './apart-work.ts'

/** A server that is stopped or killed in the midst of such work. */
const ask = doneApart<AskedWork, object>({
  script: new URL('./apart-work.ts', import.meta.url),
  memoryMb: 48,
  patienceMs: 60_000,
  spent: () => ({}),
})

process.once('SIGTERM', () => process.exit())
await ask(null, { work: 'never end', number: 0, mark: process.argv[2] ?? '' })
