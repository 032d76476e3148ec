/** Browser storage that may be full, forbidden or absent: a preference lost is no failure. */
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
    // Private mode or a full quota: the choice holds until the page is closed.
  }
}

export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage that cannot be reached holds nothing either.
  }
}

const draftPrefix = 'touchline.draft.'

/** Under which what someone has typed waits until it is sent. */
export function draftName(what: string): string {
  return `${draftPrefix}${what}`
}

/** Whoever leaves this browser leaves nothing half written in it. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) forgetStored(key)
  } catch {
    // As above.
  }
}
