/** Where the tab keeps what was typed while it is loaded again. */
const place = 'touchline.typed'

export interface StoredWords {
  readonly owner: string
  readonly path: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Names of fields with what stood in them. */
  readonly values: readonly (readonly [string, string])[]
}

export function storeWords(words: StoredWords): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(words))
  } catch {
    // No room, or forbidden: then it is lost as it always was.
  }
}

export function forgetWords(): void {
  takeWords()
}

/** Removed on reading. */
export function takeWords(): string | null {
  try {
    const words = sessionStorage.getItem(place)
    sessionStorage.removeItem(place)
    return words
  } catch {
    // Forbidden: then nothing was kept either.
    return null
  }
}
