/** Browser storage can be full, forbidden or absent: losing a preference is no failure. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Private mode or a full quota: the value lasts until the page is closed.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Unreachable storage holds nothing to remove.
  }
}

const draftPrefix = 'touchline.draft.'

/** The storage key of an unsent draft. */
export function draftName(what: string): string {
  return `${draftPrefix}${what}`
}

/** On sign-out, removes unsent drafts from this browser. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) forgetStored(key)
  } catch {
    // Unreachable storage holds nothing to remove.
  }
}
