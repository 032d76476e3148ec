import type { Page } from '@playwright/test'

/** 1280 × 1024 at 400 %. */
export const magnifiedViewport = { width: 320, height: 256 }

/** More than any page needs to move the focus everywhere. */
const maxTabs = 60

interface Focus {
  readonly name: string
  /** How many of nine points are not covered. */
  readonly seen: number
}

/** A field drawn by its label counts as the label. */
const focus = `(() => {
  const it = document.activeElement
  if (it === null || it === document.body) return undefined
  const isDrawn = it.offsetWidth > 4 && it.offsetHeight > 4 && getComputedStyle(it).opacity !== '0'
  const shown = isDrawn ? it : (it.closest('label') ?? it.labels?.[0] ?? it.parentElement)
  const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)]
  const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)]
  const shares = left < right && top < bottom ? [0.1, 0.5, 0.9] : []
  const seen = shares.flatMap((x) => shares.map((y) => {
    const over = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)
    return over !== null && (shown.contains(over) || over.contains(shown) || over.closest('label')?.contains(it))
  }))
  const name = it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent
  return { name: it.tagName + ' ' + name.trim().slice(0, 50), seen: seen.filter(Boolean).length }
})()`

/** Focusable elements that a bar or the window's edge hides. */
export async function hiddenFocus(page: Page): Promise<readonly string[]> {
  const hidden: string[] = []
  for (let tab = 0; tab < maxTabs; tab += 1) {
    await page.keyboard.press('Tab')
    const now = await page.evaluate<Focus | undefined>(focus)
    if (now === undefined) break
    if (now.seen < 3 && (await seenLater(page)) < 3) hidden.push(now.name)
  }
  return hidden
}

/** The visible part of the focused element once scrolling has ended. */
async function seenLater(page: Page): Promise<number> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  )
  return (await page.evaluate<Focus | undefined>(focus))?.seen ?? 0
}

/** Text that is cut off without an ellipsis. */
const cutText = `[...document.querySelectorAll('body *')].filter((box) => {
  const hasText = [...box.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
  const style = getComputedStyle(box)
  if (!hasText || style.clipPath !== 'none' || box.clientWidth < 4) return false
  if (box.closest('[aria-hidden=true], svg') !== null) return false
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const isWide = cuts(style.overflowX) && box.scrollWidth > box.clientWidth + 2
  const isHigh = cuts(style.overflowY) && box.scrollHeight > box.clientHeight + 2
  return (isWide && style.textOverflow !== 'ellipsis') || (isHigh && style.webkitLineClamp === 'none')
}).map((box) => 'cut off: ' + box.textContent.trim().slice(0, 50))`

/** Layout problems with larger or wider text. */
export async function layoutProblems(page: Page): Promise<readonly string[]> {
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  const cut = await page.evaluate<readonly string[]>(cutText)
  return wide > 0 ? [`${wide} too wide`, ...cut] : cut
}

/** The text spacing of WCAG 1.4.12. */
export const spaceLetters = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-bottom: 2em !important }')
  document.adoptedStyleSheets = [sheet]
})()`
