import { Readable } from 'node:stream'

import { memberFiles } from '@touchline/contract/members/shapes/files'
import sharp from 'sharp'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { storeDocument } from '#server/files/commands/documents.ts'
import { sweepFiles } from '#server/files/jobs.ts'
import { fileRoutes } from '#server/files/routes.ts'
import { expectedFailure } from '#server/platform/errors.ts'
import { makeServer } from '#server/platform/http/server.ts'
import { documentKey } from '#server/platform/storage/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { askingMembers } from '../testing/asking.ts'
import { aRoster, type Person } from '../testing/team.ts'

const platform = await testPlatform()
const { database, storage } = platform
const roster = await aRoster(database)
const other = await aRoster(database)
const ask = askingMembers(platform)
const site = makeServer(platform, { scriptHashes: [], secure: false })
await fileRoutes(site, { platform, identify: async () => undefined })

const files = `/teams/${roster.teamId}/members/${roster.rows.leo}/files`
const pdf = Buffer.from('%PDF-1.7 a licence')

function store(who: Person, fileName = 'licence.pdf', content = pdf) {
  const body = Readable.from([content])
  const accountId = roster.people[who]
  return storeDocument(platform, { accountId, fileName, purpose: 'member_file', body })
}

async function keep(who: Person, fileId: string, more: object = {}) {
  const body = { fileId, kind: 'licence', title: 'Licence 2026', ...more }
  return ask(roster.people[who], { method: 'POST', path: files, body })
}

async function newest(who: Person) {
  const { body } = await ask(roster.people[who], { method: 'GET', path: files })
  const [first] = memberFiles.parse(body).files
  if (first === undefined) throw new Error('no file')
  return first
}

const fetched = (url: string | null) => site.inject({ url: url ?? '' })

test('the mother uploads a licence, and the coach downloads it with its name, never as a web page', async () => {
  const { id } = await store('mother', 'Лицензия "1".html')
  expect(await keep('mother', id, { validUntil: '2026-04-01' })).toMatchObject({ status: 201 })
  const file = await newest('coach')
  expect(file).toMatchObject({ id, validity: 'ending', bytes: pdf.length, title: 'Licence 2026' })
  const { headers, rawPayload } = await fetched(file.download)
  expect(rawPayload).toEqual(pdf)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\w .()-]+\.pdf"; filename\*=UTF-8''[\w%.-]+$/,
  )
})

test('an image is re-encoded without appended data', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const { id, name } = await store(
    'coach',
    'id.png',
    Buffer.concat([picture, Buffer.from('<html>')]),
  )
  expect(name).toBe('id.webp')
  await keep('coach', id, { kind: 'id_photo' })
  const { rawPayload } = await fetched((await newest('coach')).download)
  expect(rawPayload.includes('<html>')).toBe(false)
  expect((await sharp(rawPayload).metadata()).format).toBe('webp')
})

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 'not_a_document'],
  ['nothing', Buffer.alloc(0), 'not_a_document'],
  ['a photo of an iPhone', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0', 'latin1'), 'image_heic'],
  ['one byte too many', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), 'document_too_large'],
])('%s is refused', async (_, content, code) => {
  expect(await store('mother', 'x.pdf', content).catch(expectedFailure)).toMatchObject({ code })
})

describe('uploads are refused for people without permission', () => {
  test.each(['player', 'stranger'] as const)(
    'a %s neither sees nor keeps nor removes',
    async (who) => {
      const { id } = await store(who)
      const status = who === 'player' ? 403 : 404
      expect((await keep(who, id)).status).toBe(status)
      const account = roster.people[who]
      expect((await ask(account, { method: 'GET', path: files })).status).toBe(status)
      const path = `${files}/${(await newest('coach')).id}`
      expect((await ask(account, { method: 'DELETE', path })).status).toBe(status)
    },
  )

  test('a file of another account, an attached file and an unknown file are not found', async () => {
    const { id } = await store('coach')
    expect((await keep('mother', id)).status).toBe(404)
    expect((await keep('coach', id)).status).toBe(201)
    expect((await keep('coach', id)).status).toBe(404)
    expect((await keep('coach', newId())).status).toBe(404)
  })

  test("the coach of another team can't remove a file", async () => {
    const { id } = await newest('coach')
    for (const path of [
      `${files}/${id}`,
      `/teams/${other.teamId}/members/${other.rows.leo}/files/${id}`,
    ])
      expect((await ask(other.people.coach, { method: 'DELETE', path })).status).toBe(404)
    expect((await newest('coach')).id).toBe(id)
  })
})

test('a link expires after ten minutes, and fails if it was changed', async () => {
  const download = (await newest('mother')).download ?? ''
  expect((await fetched(download)).statusCode).toBe(200)
  expect(
    (await fetched(download.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).statusCode,
  ).toBe(404)
  const now = platform.clock()
  platform.setClock(new Date(now.getTime() + 10 * 60_000 + 1000).toISOString())
  expect((await fetched(download)).statusCode).toBe(404)
  platform.setClock(now.toISOString())
})

test('a removed file is gone at once, its bytes a day later', async () => {
  const { id } = await store('mother')
  await keep('mother', id)
  const { download } = await newest('mother')
  const gone = await ask(roster.people.mother, { method: 'DELETE', path: `${files}/${id}` })
  expect(gone.status).toBe(200)
  expect((await fetched(download)).statusCode).toBe(404)
  const now = platform.clock()
  platform.setClock(new Date(now.getTime() + 25 * 3_600_000).toISOString())
  await sweepFiles(platform)
  platform.setClock(now.toISOString())
  expect(await storage.get(documentKey(id))).toBeUndefined()
  expect((await newest('mother')).id).not.toBe(id)
})

test('a team without storage left refuses files with that reason', async () => {
  const { id } = await store('coach')
  await database
    .insertInto('files')
    .values({
      id: newId(),
      team_id: roster.teamId,
      uploaded_by: roster.people.coach,
      kind: 'document',
      purpose: 'member_file',
      content_type: 'application/pdf',
      bytes: 500 * 1024 * 1024,
      created_at: platform.clock(),
    })
    .execute()
  expect(await keep('coach', id)).toMatchObject({ status: 422, body: { code: 'team_files_full' } })
})
