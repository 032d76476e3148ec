import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'

import { testDatabase } from '#server/platform/testing/database.ts'

import { root } from '../../../bin/steps.ts'
import { killAll, start } from '../../../bin/testing/touchline.ts'
import { read, signUp, type Visitor } from './support/asking.ts'

/**
 * A small disk that only the server sees and that disappears with it, on Linux. Root stays root,
 * because the database's socket belongs to another account.
 */
const isRoot = process.getuid?.() === 0
const unshare = ['unshare', '--mount', isRoot ? '--fork' : '--map-root-user'] as const
const trial = [...unshare.slice(1), 'mount', '-t', 'tmpfs', 'none', tmpdir()]
const mayMount = spawnSync('unshare', trial).status === 0

/** Fills the disk before the server starts, and frees it when the file `freed` appears. */
const script = `
  mount -t tmpfs -o size=1m none "$DATA_DIR"
  head -c 2m /dev/zero > "$DATA_DIR/filler" 2> /dev/null
  (until [ -e "$ROOM" ]; do sleep 0.05; done; rm "$DATA_DIR/filler"; touch "$ROOM.made") &
  exec "$NODE" server/build/main.js serve`

const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  SMTP_URL: '',
  AUTH_AUTOCONFIRM: 'on',
  AUTH_RATE_LIMITS: 'off',
  CAPTCHA_PROVIDER: 'off',
}
const { connection } = await testDatabase()
let folder = ''

afterEach(() => {
  killAll()
  rmSync(folder, { recursive: true, force: true })
})

describe.runIf(mayMount)('a folder of files without room', { timeout: 60_000 }, () => {
  test('stores no partial picture, says so, keeps reading, and accepts it once there is space', async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-disk-'))
    const data = join(folder, 'data')
    const room = join(folder, 'room')
    mkdirSync(data)
    const server = start([...unshare, 'sh', '-c', script], {
      cwd: root,
      env: { ...settings, NODE: process.execPath, ROOM: room, DATA_DIR: data, DATABASE_URL: url() },
    })
    const [, address = ''] = await server.says(/Touchline runs at (http:\S+)/)
    const visitor = await signUp(address)

    const refused = await upload(visitor)
    expect(refused.status).toBe(507)
    expect(await refused.json()).toEqual({ code: 'storage_full', message: 'storage_full' })
    await read(visitor, { method: 'GET', path: '/me' }, z.object({ avatar: z.null() }))

    writeFileSync(room, '')
    await expect.poll(() => existsSync(`${room}.made`)).toBe(true)
    expect((await upload(visitor)).status).toBe(201)
    await server.interrupt()
  })
})

function url(): string {
  const address = new URL(
    `postgres://${connection.user ?? ''}@localhost/${connection.database ?? ''}`,
  )
  address.password = connection.password ?? ''
  address.searchParams.set('host', connection.host ?? '')
  return address.href
}

async function upload({ address, token }: Visitor): Promise<Response> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 }
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#14532d', noise },
  })
    .png()
    .toBuffer()
  return fetch(`${address}/storage/v1/pictures?purpose=avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  })
}
