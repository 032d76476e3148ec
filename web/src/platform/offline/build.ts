/** The version of the site this page runs; the router writes it into what it loads first. */
export function buildHere(): string {
  const manifest: unknown = Reflect.get(globalThis, '__reactRouterManifest')
  const version: unknown =
    typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined
  return typeof version === 'string' ? version : 'development'
}
