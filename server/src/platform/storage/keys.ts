/** The place of a picture's bytes in the storage. */
export function pictureKey(fileId: string, variant: string): string {
  return `pictures/${fileId.slice(-2)}/${fileId}/${variant}.webp`
}

/** The place of a document's bytes. */
export function documentKey(fileId: string): string {
  return `documents/${fileId.slice(-2)}/${fileId}`
}
