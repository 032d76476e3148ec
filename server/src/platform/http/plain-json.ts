/**
 * For oRPC's `customJsonSerializers`. What we answer is JSON already, held to its shape: copying every
 * value of it once more costs as much as writing it out, and long lists feel it.
 */
export const plainJson = {
  condition: (data: unknown): boolean => isPlain(data),
  serialize: (data: unknown): unknown => new Plain(data),
}

/** No plain object, so that it passes as it is. */
class Plain {
  readonly #data: unknown

  constructor(data: unknown) {
    this.#data = data
  }

  toJSON(): unknown {
    return this.#data
  }
}

function isPlain(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return Array.isArray(data) || Object.getPrototypeOf(data) === Object.prototype
}
