import type { Page } from '@playwright/test'

/** A list must start within this distance from the top. */
export const highestRow = 200

/** Where the page's first row, card or figure starts, or a league's view selector. */
export function topOfFirstRow(page: Page): Promise<number | undefined> {
  return page.evaluate<number | undefined>(`(() => {
    const rows = [...document.querySelectorAll('main li, main tbody tr, main article, main section, main [role=radiogroup]')]
    const first = rows.find((row) => row.getClientRects().length > 0 &&
      row.closest('nav, [role=tablist], header, [role=dialog]') === null)
    return first?.getBoundingClientRect().top
  })()`)
}
