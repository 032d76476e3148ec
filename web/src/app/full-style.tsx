import { use } from 'react'

import style from './app.css?url'

/**
 * The styles that the first pages don't need; the server links them for other pages. They must
 * come after the first ones, but React would insert the link before.
 */
export function FullStyle() {
  if (!isThere()) use(addStyle())
  return null
}

let added: Promise<void> | undefined

function isThere(): boolean {
  return added === undefined && document.querySelector(`link[href="${style}"]`) !== null
}

/** Resolves when the styles are loaded or failed: an unstyled page is better than none. */
function addStyle(): Promise<void> {
  added ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = style
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
  return added
}
