/**
 * For oRPC's `customJsonSerializers`: our responses are plain JSON, so copying long lists again is
 * avoided.
 */
export const plainJson = {
  condition: (data: unknown): boolean => isPlain(data),
  serialize: (data: unknown): unknown => new Plain(data),
}

/** Not a plain object, so that oRPC passes it through. */
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
