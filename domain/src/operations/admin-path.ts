/** The operator's pages: a whole segment of the path. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(?:\/|$)/.test(path)
}

/**
 * Requests for a page don't identify operators: they are answered like an unknown page, whose script shows
 * operators the page. The mailbox decides by itself (decision 14).
 */
export function isHiddenPage(path: string): boolean {
  return isAdminPath(path) && !/^\/admin\/mailbox\/?$/.test(path)
}
