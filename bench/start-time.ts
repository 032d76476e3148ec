import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { run } from './processes.ts'

/**
 * From starting the process to its ready line, with an empty folder and again with the same one.
 */
export async function measureStartTimes(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-start-'))
  try {
    const cold = await timed(folder)
    const warm = await timed(folder)
    return `start on an installed tree: cold ${cold.toFixed(1)} s · warm ${warm.toFixed(1)} s`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function timed(folder: string): Promise<number> {
  const begin = performance.now()
  const started = await run('server/build/main.js', {
    DATA_DIR: folder,
    PORT: '0',
    DATABASE_URL: '',
  })
  const seconds = (performance.now() - begin) / 1000
  await started.stop()
  return seconds
}
