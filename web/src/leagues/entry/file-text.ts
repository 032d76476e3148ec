/** The API's limit. */
export const maxText = 500_000

/** Decodes a text file from a spreadsheet: Unicode, or Windows encoding. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return isWide ? decoded(bytes, 'utf-16le') : utf8(bytes)
}

function utf8(bytes: Uint8Array<ArrayBuffer>): string {
  const text = decoded(bytes, 'utf-8')
  return text.includes('\uFFFD') ? decoded(bytes, 'windows-1252') : text
}

function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}
