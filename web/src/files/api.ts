import { ORPCError } from '@orpc/client'
import { useMutation } from '@tanstack/react-query'
import type { UploadedPicture } from '@touchline/contract/files/shapes'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import {
  isHeif,
  maxPictureBytes,
  pictureKind,
  type PicturePurpose,
} from '@touchline/domain/files/picture'

import { refusalFrom } from '#web/platform/client/refusal.ts'
import { accessToken } from '#web/platform/session/session.ts'

/** Uploads a picture; its id then goes into the form that uses it. */
export function useUploadPicture(purpose: PicturePurpose) {
  return useMutation({ mutationFn: (file: File) => uploadPicture(file, purpose) })
}

async function uploadPicture(file: File, purpose: PicturePurpose): Promise<UploadedPicture> {
  const refused = await pictureRefusal(file)
  if (refused !== undefined) throw new ORPCError(refused)
  const token = await accessToken()
  const response = await fetch(`/storage/v1/pictures?purpose=${purpose}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: file,
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw refusalFrom(answer, response.status) ?? new Error('upload failed')
  const { uploadedPicture } = await import('@touchline/contract/files/shapes')
  return uploadedPicture.parse(answer)
}

/**
 * Refuses a file before uploading it. Looks at the first bytes, because phones also name HEIC
 * photos ".jpg".
 */
async function pictureRefusal(file: File): Promise<ErrorCode | undefined> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  if (isHeif(start)) return 'image_heic'
  if (file.size > maxPictureBytes) return 'image_too_large'
  return pictureKind(start) === undefined ? 'not_an_image' : undefined
}
