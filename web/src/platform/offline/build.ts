/** The version of this page, read from the router's manifest. */
export function buildHere(): string {
  const manifest: unknown = Reflect.get(globalThis, '__reactRouterManifest')
  const version: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined
  return typeof version === 'string' ? version : 'development'
}

const goneFiles =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** A part of the page could not be fetched: mostly of an older version that the server has no more. */
export function isFileGone(error: unknown): boolean {
  return error instanceof Error && goneFiles.test(error.message)
}

/** An event fired by the error page, so that it doesn't have to load its listeners. */
export const stumbled = 'touchline:stumbled'
