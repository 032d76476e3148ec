import { useMutation } from '@tanstack/react-query'
import type { UploadedPicture } from '@touchline/contract/files/shapes'
import type { ErrorCode } from '@touchline/contract/wire/errors'
import { mostPictureBytes, type PicturePurpose } from '@touchline/domain/files/picture'

import { refusalFrom } from '#web/platform/client/refusal.ts'
import { accessToken } from '#web/platform/session/session.ts'

/** Why a file need not be sent at all; the server looks again, at the bytes. */
export function pictureRefusal(file: File): ErrorCode | undefined {
  if (/^image\/hei[cf]|\.hei[cf]$/i.test(file.type || file.name)) return 'image_heic'
  if (!file.type.startsWith('image/')) return 'not_an_image'
  return file.size > mostPictureBytes ? 'image_too_large' : undefined
}

/** Sends a picture; its id then goes into the form that uses it. */
export function useUploadPicture(purpose: PicturePurpose) {
  return useMutation({ mutationFn: (file: File) => uploadPicture(file, purpose) })
}

async function uploadPicture(file: File, purpose: PicturePurpose): Promise<UploadedPicture> {
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
