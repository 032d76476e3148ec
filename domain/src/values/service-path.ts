/** Services return JSON, all other paths a page. */
export function isServicePath(path: string): boolean {
  return /^\/(?:auth|mcp|oauth|rest|realtime|storage|functions|feeds|webhooks)(?:\/|$)/.test(path)
}
