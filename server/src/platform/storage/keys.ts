/** The storage key of a picture. */
export function pictureKey(fileId: string, variant: string): string {
  return `pictures/${fileId.slice(-2)}/${fileId}/${variant}.webp`
}

/** The storage key of a document. */
export function documentKey(fileId: string): string {
  return `documents/${fileId.slice(-2)}/${fileId}`
}
