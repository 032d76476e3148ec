import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { roleLetter } from '#server/clubs/emails.ts'
import { addPicture } from '#server/files/queries/pictures.ts'
import { pictureKey } from '#server/platform/storage/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, aTeam } from '#server/teams/testing/people.ts'

import { sampleLetters } from './support/sample-letters.ts'

const platform = await testPlatform()
const { database, mail } = platform

async function kept(teamId: string) {
  const letter = sampleLetters['collections.returned']('de')
  if (letter === undefined) throw new Error('nothing to write')
  await database.transaction().execute((tx) => mail.enqueue(tx, { ...letter, teamId }))
  const found = await sql<{ text: string; html: string; crest: string | null }>`
    select text_body as text, html_body as html, picture_key as crest from mails
    where team_id = ${teamId}`.execute(database)
  return found.rows[0]
}

test('names the club and its team below the news of a bank notice, under the crest', async () => {
  const clubId = await aClub(database)
  const teamId = await aTeam(database, { name: 'Lions U12', clubId })
  const crest = {
    id: newId(),
    uploadedBy: newId(),
    purpose: 'club_logo',
    shownName: 'crest.png',
  } as const
  const size = { contentType: 'image/webp', bytes: 1, width: 1, height: 1 }
  await addPicture(database, { ...crest, ...size, createdAt: platform.clock() })
  await sql`update clubs set name = 'SV Grünwald', logo_file_id = ${crest.id} where id = ${clubId}`.execute(
    database,
  )
  const letter = await kept(teamId)
  expect(letter?.text).toMatch(/^[^\n]+\n\nSV Grünwald, Lions U12\n\n/)
  expect(letter?.html).toContain('>SV Grünwald, Lions U12</b>')
  expect(letter?.html).toContain('cid:crest')
  expect(letter?.crest).toBe(pictureKey(crest.id, 'thumb'))
})

test('signs a team without a club with its own name', async () => {
  const letter = await kept(await aTeam(database, { name: 'Lions U12' }))
  expect(letter?.text).toMatch(/^[^\n]+\n\nLions U12\n\n/)
  expect(letter?.html).toContain('>Lions U12</b>')
  expect(letter?.crest).toBeNull()
})

test('starts an email about a club with its name and crest, and ends it with one full stop', async () => {
  const clubId = await aClub(database)
  await sql`update clubs set name = 'SV Grünwald 1921 e.V.' where id = ${clubId}`.execute(database)
  const letter = roleLetter({
    what: 'roleGiven',
    roles: ['manager'],
    to: 'eva@example.org',
    language: 'de',
    club: { id: clubId, name: 'SV Grünwald 1921 e.V.' },
    by: undefined,
    origin: 'https://touchline.example',
  })
  const id = await database.transaction().execute((tx) => mail.enqueue(tx, letter))
  const found = await sql<{ text: string; html: string }>`
    select text_body as text, html_body as html from mails where id = ${id}`.execute(database)
  expect(found.rows[0]?.html).toContain('SV Grünwald 1921 e<wbr>.V.</b>')
  expect(found.rows[0]?.text).toContain('eine Rolle in SV Grünwald')
  expect(found.rows[0]?.text).not.toContain('..')
})
