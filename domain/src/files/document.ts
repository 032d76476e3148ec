import { cutTo } from '../values/cut-to.ts'
import { pictureKind, shownFileName, type PictureKind } from './picture.ts'

/** What a document is for: decides how large it may be and where it may be kept. */
export const documentPurposes = [
  'member_file',
  'event_attachment',
  'message_attachment',
  'club_document',
] as const
export type DocumentPurpose = (typeof documentPurposes)[number]

/** Exactly so many bytes pass, one more does not. */
export const maxDocumentBytes: Readonly<Record<DocumentPurpose, number>> = {
  member_file: 10 * 1024 * 1024,
  event_attachment: 5 * 1024 * 1024,
  message_attachment: 10 * 1024 * 1024,
  club_document: 10 * 1024 * 1024,
}

/** More files do not go with one event. */
export const maxAttachments = 10

/** All documents of a team together. */
export const maxTeamBytes = 500 * 1024 * 1024

/** An address of a document ends after so many minutes. */
export const documentMinutes = 10

/** Longest edge of a picture that is kept as a document: print stays legible. */
export const documentEdge = 2400

export type DocumentKind = PictureKind | 'pdf'

const pdfSignature = [0x25, 0x50, 0x44, 0x46, 0x2d]

/** What the first bytes say; the name and the declared type are never asked. */
export function documentKind(start: Uint8Array): DocumentKind | undefined {
  if (pdfSignature.every((byte, index) => start[index] === byte)) return 'pdf'
  return pictureKind(start)
}

export type StoredDocument = 'application/pdf' | 'image/webp'

const endings: Readonly<Record<StoredDocument, string>> = {
  'application/pdf': '.pdf',
  'image/webp': '.webp',
}

/** The name a document is saved under: what the sender called it, with the ending of what it is. */
export function documentName(sent: string, stored: StoredDocument): string {
  const name = shownFileName(sent)
  const stem = cutTo(name.replace(/\.[^.]{0,10}$/u, '').trim(), 100)
  return `${stem === '' ? 'document' : stem}${endings[stored]}`
}
