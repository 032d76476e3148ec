import type { RosterFile } from '@touchline/contract/members/shapes/many'

/** Hands a file that came with an answer to the browser's downloads. */
export function saveFile({ fileName, contentType, base64 }: RosterFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
