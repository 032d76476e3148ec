import { openSubprocess } from '../subprocess.ts'
import type { SubprocessTask } from './subprocess-work.ts'

/** A server that is stopped or killed while a subprocess works. */
const ask = openSubprocess<SubprocessTask, object>({
  script: new URL('./subprocess-work.ts', import.meta.url),
  memoryMb: 48,
  patienceMs: 60_000,
  spent: () => ({}),
})

process.once('SIGTERM', () => process.exit())
await ask({ accountId: null }, { work: 'never end', number: 0, mark: process.argv[2] ?? '' })
