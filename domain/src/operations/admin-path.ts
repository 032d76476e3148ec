/** The operator's pages: a whole segment of the path. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(?:\/|$)/.test(path)
}

/**
 * No one can be told from an operator by the request for a page: it is answered like an unknown one,
 * and the script in it shows the page to operators. The mailbox decides by itself (decision 14).
 */
export function isHiddenPage(path: string): boolean {
  return isAdminPath(path) && !/^\/admin\/mailbox\/?$/.test(path)
}
