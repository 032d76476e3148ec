/** The file a picture was before it became a data URL; undefined when it is damaged. */
export function fileOf(dataUrl: string): File | undefined {
  const comma = dataUrl.indexOf(',')
  const type = /^data:([^;,]+)/.exec(dataUrl)?.[1] ?? ''
  try {
    const bytes = Uint8Array.from(atob(dataUrl.slice(comma + 1)), (letter) => letter.charCodeAt(0))
    return bytes.length === 0 ? undefined : new File([bytes], 'logo', { type })
  } catch {
    return undefined
  }
}
