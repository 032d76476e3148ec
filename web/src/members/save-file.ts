/** Hands a file that came with an answer to the browser's downloads. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  saveFrom(address, fileName)
  URL.revokeObjectURL(address)
}

/** Hands what is at an address of ours to the browser's downloads. */
export function saveFrom(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
