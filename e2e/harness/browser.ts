import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Browser {
  readonly executablePath: string
  readonly args: readonly string[]
}

/** CHROME_PATH, else the machine's Chromium, else the one that comes with the packages. */
export async function findBrowser(): Promise<Browser> {
  const plain = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  const onMachine = [process.env['CHROME_PATH'] ?? '', '/usr/bin/chromium'].find(
    (path) => path !== '' && existsSync(path),
  )
  if (onMachine !== undefined) return { executablePath: onMachine, args: plain }

  // Unpacks itself below TMPDIR; asks for the libraries of a bare machine by this name.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  process.env['TMPDIR'] = await mkdtemp(join(tmpdir(), 'touchline-chromium-'))
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...plain] }
}
