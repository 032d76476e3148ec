import { randomUUID } from 'node:crypto'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { photoEdge } from '@touchline/domain/photos/limits'
import pg from 'pg'
import { z } from 'zod'

import { encodeDrawing } from '../server/src/files/commands/re-encode.ts'
import { documentKey, pictureKey } from '../server/src/platform/storage/keys.ts'
import type { OwnDatabase } from './own-database.ts'

const size = 2000
/** Different files; the others show the same. */
const different = 24

const sessionShape = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })
const teamShape = z.object({ team: z.object({ id: z.string() }) })
const albumShape = z.object({ id: z.string() })

export interface LargeAlbum {
  readonly teamId: string
  readonly albumId: string
  readonly token: string
  /** The session as stored by the browser. */
  readonly session: string
}

/** A coach's album of 2,000 published pictures, in rows and files as uploads leave them. */
export async function albumOf2000(
  address: string,
  { connection, folder }: OwnDatabase,
): Promise<LargeAlbum> {
  const session = await post(`${address}/auth/v1/signup`, {
    body: {
      email: 'carla@bench.example',
      password: 'correct horse battery',
      data: { first_name: 'Carla', last_name: 'Coach' },
    },
  })
  const { access_token: token, user } = sessionShape.parse(session)
  const body = { name: 'Norte', sport: 'football', ageGroup: 'U12', country: 'ES' }
  const teamId = teamShape.parse(await post(`${address}/rest/v1/teams`, { token, body })).team.id
  const made = await post(`${address}/rest/v1/teams/${teamId}/albums`, {
    token,
    body: { album: { title: 'Summer camp', membersMayAdd: true } },
  })
  const albumId = albumShape.parse(made).id
  const ids = Array.from({ length: size }, () => randomUUID())
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    `insert into files (id, team_id, uploaded_by, kind, purpose, content_type, bytes, width, height)
     select id, $2, $3, 'picture', 'album_photo', 'image/jpeg', 200000, 1600, 1200
     from unnest($1::uuid[]) id`,
    [ids, teamId, user.id],
  )
  await client.query(
    `insert into photos (team_id, id, album_id, uploaded_by, fingerprint, taken_at, width, height,
       created_at, published_at)
     select $2, id, $4, $3, id::text, now() - interval '1 day' + place * interval '7 seconds',
       1600, 1200, now(), now()
     from unnest($1::uuid[]) with ordinality as made (id, place)`,
    [ids, teamId, user.id, albumId],
  )
  await client.query('analyze files, photos')
  await client.end()
  await storeFiles(join(folder, 'files'), ids)
  return { teamId, albumId, token, session: JSON.stringify(session) }
}

async function storeFiles(files: string, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const first = ids[place % different] ?? id
    const keysOf = (one: string) => [
      pictureKey(one, 'thumb'),
      pictureKey(one, 'full'),
      documentKey(one),
    ]
    const keys = keysOf(id)
    for (const key of keys) await mkdir(dirname(join(files, key)), { recursive: true })
    const contents = place < different ? await drawn(place) : []
    for (const [at, key] of keys.entries()) {
      const content = contents[at]
      if (content !== undefined) await writeFile(join(files, key), content)
      else await symlink(join(files, keysOf(first)[at] ?? ''), join(files, key))
    }
  }
}

async function drawn(place: number): Promise<readonly Buffer[]> {
  const spots = Array.from({ length: 400 }, (_, at) => {
    const [x, y] = [(at * 397 + place * 53) % 1600, (at * 211 + place * 97) % 1200]
    return `<circle cx="${x}" cy="${y}" r="${20 + (at % 60)}" fill="hsl(${at * place} 60% 50%)"/>`
  })
  const size = 'width="1600" height="1200"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${spots.join('')}</svg>`
  const { thumb, full, original } = await encodeDrawing(svg, photoEdge)
  return [thumb, full, original]
}

interface Posted {
  readonly token?: string
  readonly body: unknown
}

async function post(url: string, { token, body }: Posted): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}
