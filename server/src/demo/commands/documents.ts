import { documentName } from '@touchline/domain/files/document'
import type { Language } from '@touchline/domain/values/language'
import { v7 as newId } from 'uuid'

import { saveClubDocument } from '#server/clubs/commands/documents.ts'
import { addDocument } from '#server/files/queries/documents.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { openSheet } from '#server/platform/paper/sheet.ts'
import type { Platform } from '#server/platform/platform.ts'
import { documentKey } from '#server/platform/storage/keys.ts'

import type { DemoClub } from './memberships.ts'

interface Library extends Omit<DemoClub, 'input'> {
  readonly input: { readonly language: Language }
  readonly teamIds: readonly string[]
  readonly storage: Platform['storage']
}

const contentType = 'application/pdf'

/** The statutes for everyone, and emergency instructions for coaches. */
export async function addDocuments(tx: Transaction, library: Library): Promise<void> {
  const { clubId, cast, words, now, teamIds } = library
  const { id: accountId } = cast.manager
  for (const audience of ['everyone', 'staff'] as const) {
    const { name, paragraphs } = words.documents[audience]
    const bytes = await pdfOf(library, { name, paragraphs })
    const fileId = newId()
    const file = { id: fileId, purpose: 'club_document', contentType, bytes: bytes.length } as const
    await addDocument(tx, { ...file, accountId, name: documentName(name, contentType), at: now })
    await library.storage.put(documentKey(fileId), bytes, contentType)
    await saveClubDocument(
      tx,
      { actor: { clubId, accountId, roles: ['manager'] }, now },
      { documentId: newId(), name, audience, teamIds: [...teamIds], chosen: null, fileId },
    )
  }
}

interface Paper {
  readonly name: string
  readonly paragraphs: readonly string[]
}

async function pdfOf(
  { words, input: { language }, now: madeAt }: Library,
  { name, paragraphs }: Paper,
): Promise<Buffer> {
  const pageWords = (page: number) => `${words.club} · ${String(page)}`
  const sheet = await openSheet({ title: name, language, madeAt, pageWords })
  sheet.title(name)
  sheet.heading(words.club)
  for (const paragraph of paragraphs) sheet.row(paragraph)
  return Buffer.from(await sheet.end())
}
