/** Encodes a file as base64, in pieces that fit the call stack. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += piece)
    pieces.push(String.fromCodePoint(...bytes.subarray(at, at + piece)))
  return btoa(pieces.join(''))
}

const piece = 0x80_00

/** The same limit as on the server. */
export const maxListBytes = 5 * 1024 * 1024
