import { Readable } from 'node:stream'

import { joinLink } from '@touchline/contract/invitations/shapes'
import { memberPage } from '@touchline/contract/members/shapes'
import { memberFiles } from '@touchline/contract/members/shapes/files'
import { rosterImport } from '@touchline/contract/members/shapes/import'
import { importPreview } from '@touchline/contract/members/shapes/import-preview'
import { z } from 'zod'

import { storeDocument } from '#server/files/commands/documents.ts'

import type { Person, TestServer } from './running.ts'
import { list } from './world-bodies.ts'

/** A document without an owner. */
async function anUpload({ platform }: TestServer, owner: Person): Promise<string> {
  const body = Readable.from([Buffer.from('%PDF-1.7')])
  const sent = { accountId: owner.id, fileName: 'a.pdf', purpose: 'member_file', body } as const
  return (await storeDocument(platform, sent)).id
}

/** A licence in a member's documents. */
export async function aDocument(running: TestServer, owner: Person, files: string) {
  const id = await anUpload(running, owner)
  const filed = { fileId: id, kind: 'licence', title: 'Licence' }
  await running.done(owner, `POST ${files}`, { body: filed, shape: memberFiles })
  return id
}

/** A child with a parent, an imported list, and a document to attach. */
export async function aFamily(running: TestServer, owner: Person, at: string) {
  const { done } = running
  const { memberId, invitationId } = await anInvitedChild(running, owner, at)
  const { guardians } = await done(owner, `POST ${at}/members/${memberId}/guardians`, {
    body: { role: 'mother', firstName: 'Marta', lastName: 'Ruiz', email: 'marta@example.org' },
    shape: memberPage,
  })
  const { fingerprint, importSessionId } = await done(owner, `POST ${at}/roster-imports/preview`, {
    body: list,
    shape: importPreview,
  })
  const imported = await done(owner, `POST ${at}/roster-imports`, {
    body: { importSessionId, fingerprint },
    shape: rosterImport,
  })
  return {
    memberId,
    guardianId: guardians[0]?.guardianId ?? '',
    importId: imported.id,
    invitationId,
    uploadId: await anUpload(running, owner),
  }
}

/** Invited before the child's age was known. */
async function anInvitedChild({ done }: TestServer, owner: Person, at: string) {
  const { member } = await done(owner, `POST ${at}/members`, {
    body: { firstName: 'Nina', lastName: 'Ruiz' },
    shape: memberPage,
  })
  const { results } = await done(owner, `POST ${at}/invitations`, {
    body: { person: { kind: 'member', id: member.id }, email: 'nina@example.org' },
    shape: z.object({ results: z.array(z.object({ invitationId: z.uuid() })) }),
  })
  await done(owner, `PATCH ${at}/members/${member.id}`, {
    body: { changes: { dateOfBirth: '2016-02-03' } },
    shape: memberPage,
  })
  return { memberId: member.id, invitationId: results[0]?.invitationId ?? '' }
}

/** Someone who asks to join. */
export async function aJoinRequest({ done, signUp }: TestServer, owner: Person, at: string) {
  const { code } = await done(owner, `GET ${at}/join-link`, { shape: joinLink })
  const applicant = await signUp('Nora')
  const response = await done(applicant, `POST ${at}/join`, {
    body: {
      key: { kind: 'code', value: code },
      who: { kind: 'player', firstName: 'Nora', lastName: 'Vidal', dateOfBirth: '1998-05-04' },
    },
    shape: z.object({ requestId: z.uuid() }),
  })
  return { requestId: response.requestId }
}
