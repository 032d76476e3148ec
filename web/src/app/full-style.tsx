import { use } from 'react'

import style from './app.css?url'

/**
 * The style of all pages beyond those seen first; the server names it where one of them is asked for. It has
 * to come after theirs, of which it is the larger part: React would put its link before.
 */
export function FullStyle() {
  if (!isThere()) use(addStyle())
  return null
}

let added: Promise<void> | undefined

function isThere(): boolean {
  return added === undefined && document.querySelector(`link[href="${style}"]`) !== null
}

/** Settles when the style is there, or can't be had: a page without it is better than none. */
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
