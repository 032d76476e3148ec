import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'

import { running } from './testing/running.ts'
import { teamFields } from './testing/world.ts'

const touchline = await running()
const { ask, platform } = touchline
const coach = await touchline.signUp('Paul')
const full = { code: 'storage_full', message: 'storage_full' }

describe('a database without room', () => {
  afterEach(async () => {
    await sql`drop trigger if exists no_room on teams`.execute(platform.database)
  })

  test('stores nothing, says so, reads on, and recovers by itself', async () => {
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
      platform.database,
    )
    await sql`create trigger no_room after insert on teams execute function no_room()`.execute(
      platform.database,
    )
    const create = () => ask(coach, { method: 'POST', path: '/rest/v1/teams', body: teamFields })
    const refused = await create()
    expect(refused.status).toBe(507)
    expect(JSON.parse(refused.text)).toEqual(full)
    const mine = await ask(coach, { method: 'GET', path: '/rest/v1/me/teams' })
    expect(JSON.parse(mine.text)).toMatchObject({ teams: [] })

    await sql`drop trigger no_room on teams`.execute(platform.database)
    expect((await create()).status).toBe(201)
  })
})

/** A real small disk where the system lets us have one; root on Linux may. */
const folder = join(dirname(platform.config.dataDir), 'small-disk')
mkdirSync(folder, { recursive: true })
const mounted =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'touchline-test', folder]).status === 0

describe.runIf(mounted)('a folder of files without room', async () => {
  const small = await running({ DATA_DIR: folder })
  const person = await small.signUp('Eva')
  afterEach(() => {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })

  test('keeps no half picture, says so, and takes it once there is room', async () => {
    const picture = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#14532d',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const upload = () =>
      small.app.http.inject({
        method: 'POST',
        url: '/storage/v1/pictures?purpose=avatar',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'image/png' },
        payload: picture,
      })
    const filler = join(folder, 'filler')
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
    const before = filesIn(folder)

    const refused = await upload()
    expect(refused.statusCode).toBe(507)
    expect(refused.json()).toEqual(full)
    expect(filesIn(folder)).toEqual(before)
    expect((await small.ask(person, { method: 'GET', path: '/rest/v1/me' })).status).toBe(200)

    rmSync(filler)
    expect((await upload()).statusCode).toBe(201)
  })
})

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
