import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'

import type { ErrorCode } from '@touchline/contract/wire/errors'
import {
  maxDocumentEdge,
  documentKind,
  documentName,
  maxDocumentBytes,
  type DocumentPurpose,
  type StoredDocument,
} from '@touchline/domain/files/document'
import { isHeif } from '@touchline/domain/files/picture'
import { v7 as newId } from 'uuid'

import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { documentKey } from '#server/platform/storage/keys.ts'

import { addDocument } from '../queries/documents.ts'
import { countUnclaimed } from '../queries/pictures.ts'
import { eraseFiles, maxUnclaimed } from './pictures.ts'
import { firstBytes, reEncodeWithin, storedType } from './re-encode.ts'
import { receiveFile } from './receive.ts'

export interface DocumentUpload {
  readonly accountId: string
  readonly fileName: string
  readonly purpose: DocumentPurpose
  readonly body: Readable
}

export interface UploadedDocument {
  readonly id: string
  readonly name: string
  readonly bytes: number
}

interface Kept {
  readonly bytes: Buffer
  readonly contentType: StoredDocument
}

/** Stores a document without an owner; a member or event later claims it by id. */
export async function storeDocument(
  platform: Platform,
  { accountId, fileName, purpose, body }: DocumentUpload,
): Promise<UploadedDocument> {
  const { config, database, storage, clock } = platform
  const limit = { atMost: maxDocumentBytes[purpose], refusal: refusalOf[purpose] }
  const { bytes, contentType } = await receiveFile(config, { body, ...limit }, kept)
  if ((await countUnclaimed(database, accountId)) >= maxUnclaimed)
    throw new AppError('too_many_requests')

  const id = newId()
  const name = documentName(fileName, contentType)
  const size = bytes.length
  const at = clock()
  await addDocument(database, { id, accountId, purpose, name, contentType, bytes: size, at })
  try {
    await storage.put(documentKey(id), bytes, contentType)
  } catch (error) {
    await eraseFiles(platform, [id]).catch(() => undefined)
    throw error
  }
  return { id, name, bytes: size }
}

const refusalOf = {
  member_file: 'document_too_large',
  event_attachment: 'attachment_too_large',
  message_attachment: 'document_too_large',
  club_document: 'document_too_large',
} as const satisfies Record<DocumentPurpose, ErrorCode>

/**
 * Re-encodes pictures, which removes hidden content; keeps PDFs unchanged, as they are only offered
 * as downloads.
 */
async function kept(path: string): Promise<Kept> {
  const start = await firstBytes(path)
  const kind = documentKind(start)
  if (kind === undefined) throw new AppError(isHeif(start) ? 'image_heic' : 'not_a_document')
  if (kind === 'pdf') return { bytes: await readFile(path), contentType: 'application/pdf' }
  return { bytes: await reEncodeWithin(path, maxDocumentEdge), contentType: storedType }
}
