import { Readable } from 'node:stream'

import { clubDocuments } from '@touchline/contract/clubs/shapes/documents'
import { registrationForm } from '@touchline/contract/registrations/shapes'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import { storeDocument } from '#server/files/commands/documents.ts'

import type { Person, TestServer } from './running.ts'
import { registering, registrationSettings } from './world-bodies.ts'

interface Club {
  readonly clubId: string
  readonly teamId: string
}

/** An open registration form with a question, and a child's pending registration. */
export async function aRegistration(running: TestServer, owner: Person, { clubId }: Club) {
  const registrationFieldId = newId()
  const field = { id: registrationFieldId, name: 'School', type: 'text', isMandatory: false }
  const settings = { ...registrationSettings, fields: [{ ...field, options: [] }] }
  const { key } = await running.done(owner, `PUT /clubs/${clubId}/registration-form`, {
    body: { isOpen: true, settings, version: 0 },
    shape: registrationForm,
  })
  const body = { ...registering, clientId: newId(), key }
  const answer = await running.ask(undefined, {
    method: 'POST',
    path: '/rest/v1/registration-form',
    body,
  })
  if (answer.status !== 201) throw new Error(answer.text)
  const { database } = running.platform
  await sql`update registrations set confirmed_at = created_at where owner_id = ${clubId}`.execute(
    database,
  )
  const found = await sql<{ id: string }>`
    select id from registration_people where owner_id = ${clubId}`.execute(database)
  return { registrationKey: key ?? '', registrationFieldId, applicantId: found.rows[0]?.id ?? '' }
}

/** A club document for one of its teams. */
export async function aClubDocument(running: TestServer, owner: Person, { clubId, teamId }: Club) {
  const { id: fileId } = await storeDocument(running.platform, {
    accountId: owner.id,
    fileName: 'statutes.pdf',
    purpose: 'club_document',
    body: Readable.from([Buffer.from('%PDF-1.7')]),
  })
  const documentId = newId()
  await running.done(owner, `PUT /clubs/${clubId}/documents/${documentId}`, {
    body: { name: 'Statutes', audience: 'everyone', teamIds: [teamId], fileId },
    shape: clubDocuments,
  })
  return documentId
}
