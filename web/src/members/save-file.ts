/** Saves a received file as a download. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  saveFrom(address, fileName)
  URL.revokeObjectURL(address)
}

/** Saves a URL of ours as a download. */
export function saveFrom(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
