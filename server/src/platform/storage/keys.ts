/** The storage key of a picture. */
export function pictureKey(fileId: string, variant: string): string {
  return `pictures/${fileId.slice(-2)}/${fileId}/${variant}.webp`
}

/** The storage key of one part of an upload. */
export function uploadPartKey(uploadId: string, part: number): string {
  return `uploads/${uploadId.slice(-2)}/${uploadId}/${part}`
}

/** The storage key of a document, and of a picture of an album in full size. */
export function documentKey(fileId: string): string {
  return `documents/${fileId.slice(-2)}/${fileId}`
}
