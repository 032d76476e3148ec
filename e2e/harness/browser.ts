import { execFile } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { LaunchOptions } from '@playwright/test'

import manifest from '../package.json' with { type: 'json' }

const onMachine = '/usr/bin/chromium'
const cache = join(import.meta.dirname, '../../node_modules/.cache')
const unpacked = join(cache, `chromium-${manifest.devDependencies['@sparticuz/chromium']}`)

const unpacking = join(import.meta.dirname, 'unpack-browser.ts')
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * Containers often have 64 MB of shared memory, which one page can use up; using the disk always
 * would be slower.
 */
const onDisk = '--disable-dev-shm-usage'

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 1024 ** 3
}

/** CHROME_PATH, else the Chromium from npm, else the machine's. */
export async function findBrowser(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--disable-gpu', ...(hasSharedMemory() ? [] : [onDisk])]
  const chosen = process.env['CHROME_PATH'] ?? ''
  if (chosen !== '') return { executablePath: chosen, args }
  if (process.platform === 'linux' && process.arch === 'x64')
    return { ...(await unpackedBrowser()), args }
  if (existsSync(onMachine)) return { executablePath: onMachine, args }
  throw new Error('No Chromium comes with the packages for this machine: name one in CHROME_PATH.')
}

/** Its libraries and fonts are for the browser only. */
async function unpackedBrowser(): Promise<LaunchOptions> {
  if (!existsSync(unpacked)) await unpack()
  return {
    executablePath: join(unpacked, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
    },
  }
}

/** Two processes may unpack at once; the first to finish wins. */
async function unpack(): Promise<void> {
  await mkdir(cache, { recursive: true })
  const own = await mkdtemp(`${unpacked}-`)
  try {
    // It unpacks into TMPDIR, and its libraries only on AWS.
    const env = { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    await promisify(execFile)(process.execPath, [unpacking], { env })
    await writeFile(join(own, 'fonts.conf'), fonts)
    await rename(own, unpacked)
  } catch (error) {
    await rm(own, { recursive: true, force: true })
    if (!existsSync(unpacked)) throw error
  }
}
