import { Readable } from 'node:stream'

import { maxDocumentBytes } from '@touchline/domain/files/document'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { storeDocument } from '#server/files/commands/documents.ts'
import { sweepFiles } from '#server/files/jobs.ts'
import { documentKey } from '#server/platform/storage/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { attachmentRequests } from '../testing/attachments.ts'
import {
  anEvent,
  aPlayingTeam,
  now,
  rowOf,
  someEvents,
  type Playing,
} from '../testing/playing-team.ts'

const platform = await testPlatform()
const { database, storage } = platform
const { ask, send, filesOf, change, fetched } = await attachmentRequests(platform)
let team: Playing

beforeEach(async () => {
  platform.setClock(now.toISOString())
  team = await aPlayingTeam(database)
})

describe('attaching a file', () => {
  test.each([
    ['what somebody else sent', () => send(team.player)],
    ['what was sent for a member', () => aMemberFile()],
    ['nothing at all', async () => newId()],
  ])('is refused for %s', async (_, file) => {
    const [eventId = ''] = await someEvents(database, team.coach)
    expect(await change([team.coach, eventId], { attachments: [await file()] })).toMatchObject({
      status: 422,
      body: { data: { fields: { attachments: 'attachment_unknown' } } },
    })
  })

  test('is refused for a file of another team’s event', async () => {
    const other = await aPlayingTeam(database)
    const fileId = await send(other.coach)
    await someEvents(database, other.coach, { attachments: [fileId] })
    const [eventId = ''] = await someEvents(database, team.coach)
    expect((await change([team.coach, eventId], { attachments: [fileId] })).status).toBe(422)
  })

  test('is refused for an eleventh file', async () => {
    const [eventId = ''] = await someEvents(database, team.coach)
    const attachments = Array.from({ length: 11 }, () => newId())
    expect(await change([team.coach, eventId], { attachments })).toMatchObject({
      status: 422,
      body: { data: { fields: { 'changes.attachments': 'attachments_too_many' } } },
    })
  })

  test('is allowed up to 5 MiB per file and refused for one byte more', async () => {
    const largest = '%PDF-'.padEnd(maxDocumentBytes.event_attachment, ' ')
    await send(team.coach, largest)
    await expect(send(team.coach, `${largest} `)).rejects.toMatchObject({
      code: 'attachment_too_large',
    })
  })

  test('refuses one of two simultaneous uploads that would fill the team’s storage', async () => {
    await fillTeam(maxLeft)
    const dates = [await anEvent(database, team.coach), await anEvent(database, team.coach)]
    const replies = await Promise.all(
      dates.map(async (eventId) =>
        change([team.coach, eventId], { attachments: [await send(team.coach)] }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]))
    expect(replies.find(({ status }) => status === 422)).toMatchObject({
      body: { code: 'team_files_full' },
    })
  })
})

async function aMemberFile() {
  const { accountId } = team.coach
  const body = Readable.from([Buffer.from('%PDF-1.7')])
  const sent = { accountId, fileName: 'a.pdf', purpose: 'member_file', body } as const
  return (await storeDocument(platform, sent)).id
}

/** Fits one of the small files, but not two. */
const maxLeft = 30

async function fillTeam(left: number): Promise<void> {
  await database
    .insertInto('files')
    .values({
      id: newId(),
      team_id: team.teamId,
      uploaded_by: team.coach.accountId,
      kind: 'document',
      purpose: 'event_attachment',
      content_type: 'application/pdf',
      bytes: 500 * 1024 * 1024 - left,
      created_at: platform.clock(),
    })
    .execute()
}

describe('deletion', () => {
  test('hides the files of a deleted event at once and erases their bytes a day later', async () => {
    const fileId = await send(team.coach)
    const [eventId = ''] = await someEvents(database, team.coach, { attachments: [fileId] })
    const [file] = await filesOf([team.player, eventId])
    const admin = await database
      .updateTable('members')
      .set({ is_admin: true })
      .where('id', '=', rowOf(team.coach))
      .executeTakeFirst()
    expect(admin.numUpdatedRows).toBe(1n)
    const gone = await ask(team.coach.accountId, {
      method: 'DELETE',
      path: `/teams/${team.teamId}/events/${eventId}`,
    })
    expect(gone.status).toBe(200)
    expect(await fetched(file?.download)).toBe(404)
    platform.setClock(new Date(now.getTime() + 25 * 3_600_000).toISOString())
    await sweepFiles(platform)
    expect(await storage.get(documentKey(fileId))).toBeUndefined()
  })

  test('closes the files of a deleted team and sweeps none that are in use', async () => {
    const fileId = await send(team.coach)
    const [eventId = ''] = await someEvents(database, team.coach, { attachments: [fileId] })
    platform.setClock(new Date(now.getTime() + 25 * 3_600_000).toISOString())
    await sweepFiles(platform)
    const [file] = await filesOf([team.player, eventId])
    expect(await fetched(file?.download)).toBe(200)
    await database
      .updateTable('teams')
      .set({ deleted_at: now })
      .where('id', '=', team.teamId)
      .execute()
    expect(await fetched(file?.download)).toBe(404)
    await database.deleteFrom('teams').where('id', '=', team.teamId).execute()
    await sweepFiles(platform)
    expect(await storage.get(documentKey(fileId))).toBeUndefined()
  })
})
