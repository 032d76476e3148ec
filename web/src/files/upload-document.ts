import type { UploadedDocument } from '@touchline/contract/files/shapes'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { type DocumentPurpose, maxDocumentBytes } from '@touchline/domain/files/document'

import { refusalFrom } from '#web/platform/client/refusal.ts'
import { accessToken } from '#web/platform/session/session.ts'

interface DocumentToSend {
  readonly file: File
  readonly purpose: DocumentPurpose
}

/** Refuses a file that is too large before uploading it; the server also checks the content. */
export function documentRefusal({ file, purpose }: DocumentToSend): ErrorCode | undefined {
  return file.size > maxDocumentBytes[purpose] ? refusals[purpose] : undefined
}

const refusals = {
  member_file: 'document_too_large',
  event_attachment: 'attachment_too_large',
  message_attachment: 'document_too_large',
  club_document: 'document_too_large',
} as const satisfies Record<DocumentPurpose, ErrorCode>

/** Uploads a document with progress, using XMLHttpRequest because fetch reports none. */
export async function uploadDocument(
  { file, purpose }: DocumentToSend,
  onProgress: (percent: number) => void,
): Promise<UploadedDocument> {
  const [token, { uploadedDocument }] = await Promise.all([
    accessToken(),
    import('@touchline/contract/files/shapes'),
  ])
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const name = encodeURIComponent(file.name.slice(-300).toWellFormed())
    request.open('POST', `/storage/v1/documents?purpose=${purpose}&name=${name}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0)
    request.onerror = () => reject(new TypeError('the server was not reached'))
    request.onload = () => {
      const answer = read(request.responseText)
      const stored = uploadedDocument.safeParse(answer)
      if (request.status === 201 && stored.success) resolve(stored.data)
      else reject(refusalFrom(answer, request.status) ?? new Error('upload failed'))
    }
    request.send(file)
  })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
