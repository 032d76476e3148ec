/** The version of this page, read from the router's manifest. */
export function buildHere(): string {
  const manifest: unknown = Reflect.get(globalThis, '__reactRouterManifest')
  const version: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined
  return typeof version === 'string' ? version : 'development'
}

const goneFiles =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/**
 * Whether part of the page couldn't be loaded, mostly because it belongs to a version the server no
 * longer has.
 */
export function isFileGone(error: unknown): boolean {
  return error instanceof Error && goneFiles.test(error.message)
}

/** An event fired by the error page, so that it doesn't have to load its listeners. */
export const pageErrorEvent = 'touchline:stumbled'
