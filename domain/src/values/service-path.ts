/** A service answers in JSON, everything else with a page. */
export function isServicePath(path: string): boolean {
  return /^\/(?:auth|rest|realtime|storage|functions|feeds|webhooks)(?:\/|$)/.test(path)
}
