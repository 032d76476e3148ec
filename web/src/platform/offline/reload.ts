/** Where the tab stores typed values during a reload. */
const place = 'touchline.typed'

export interface StoredWords {
  readonly owner: string
  readonly path: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Field names with their values. */
  readonly values: readonly (readonly [string, string])[]
}

export function storeWords(words: StoredWords): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(words))
  } catch {
    // No space, or storage is forbidden: the input is lost.
  }
}

export function forgetDraft(): void {
  takeDraft()
}

/** Removed on reading. */
export function takeDraft(): string | null {
  try {
    const words = sessionStorage.getItem(place)
    sessionStorage.removeItem(place)
    return words
  } catch {
    // Storage is forbidden, so nothing was stored.
    return null
  }
}
