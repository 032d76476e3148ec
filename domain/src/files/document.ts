import { cutTo } from '../values/cut-to.ts'
import { pictureKind, shownFileName, type PictureKind } from './picture.ts'

/** The use of a document, which decides its size limit and where it can be attached. */
export const documentPurposes = [
  'member_file',
  'event_attachment',
  'message_attachment',
  'club_document',
] as const
export type DocumentPurpose = (typeof documentPurposes)[number]

/** Files of exactly this size are accepted. */
export const maxDocumentBytes: Readonly<Record<DocumentPurpose, number>> = {
  member_file: 10 * 1024 * 1024,
  event_attachment: 5 * 1024 * 1024,
  message_attachment: 10 * 1024 * 1024,
  club_document: 10 * 1024 * 1024,
}

/** Attachments per event. */
export const maxAttachments = 10

/** Limit for all documents of a team together. */
export const maxTeamBytes = 500 * 1024 * 1024

/** Minutes until a download link expires. */
export const documentLinkMinutes = 10

/** Days until the download link in a letter expires. */
export const letterLinkDays = 30

/** Longest edge of an image stored as a document; printed text stays readable. */
export const maxDocumentEdge = 2400

export type DocumentKind = PictureKind | 'pdf'

const pdfSignature = [0x25, 0x50, 0x44, 0x46, 0x2d]

/** Recognises PDF and pictures by their first bytes; ignores file name and declared type. */
export function documentKind(start: Uint8Array): DocumentKind | undefined {
  if (pdfSignature.every((byte, index) => start[index] === byte)) return 'pdf'
  return pictureKind(start)
}

export type StoredDocument = 'application/pdf' | 'image/webp'

const endings: Readonly<Record<StoredDocument, string>> = {
  'application/pdf': '.pdf',
  'image/webp': '.webp',
}

/** The download name: the uploader's name with the extension of the stored type. */
export function documentName(sent: string, stored: StoredDocument): string {
  const name = shownFileName(sent)
  const stem = cutTo(name.replace(/\.[^.]{0,10}$/u, '').trim(), 100)
  return `${stem === '' ? 'document' : stem}${endings[stored]}`
}
