import { useEffect, useRef } from 'react'

interface LetterPreviewProps {
  readonly title: string
  readonly html: string
}

/**
 * A letter as mail programs show it: apart from the styles of the site, in its own colours, and
 * without anything to press. What it looks like stands in attributes, which the policy of the page
 * lets scripts set, and documents not.
 */
export function LetterPreview({ title, html }: LetterPreviewProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = host.current
    if (place === null) return
    const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
    root.replaceChildren(letterIn(html))
  }, [html])
  return (
    <figure aria-label={title} className="overflow-clip rounded-surface border border-line">
      <div ref={host} inert />
    </figure>
  )
}

/** Styles are taken out of the way of the policy before anything reads the document. */
function letterIn(html: string): HTMLElement {
  const harmless = html.replaceAll(' style="', ' data-style="')
  const { body } = new DOMParser().parseFromString(harmless, 'text/html')
  const letter = document.createElement('div')
  copyStyle(body, letter)
  letter.append(...[...body.childNodes].map(copyOf))
  return letter
}

function copyOf(node: Node): Node {
  if (!(node instanceof HTMLElement)) return document.createTextNode(node.textContent ?? '')
  const copy = document.createElement(node.tagName)
  copyStyle(node, copy)
  copy.append(...[...node.childNodes].map(copyOf))
  return copy
}

function copyStyle(from: Element, to: HTMLElement): void {
  to.style.cssText = from.getAttribute('data-style') ?? ''
}
