import type { Page } from '@playwright/test'

/** What a list page is opened for begins this far from the top, at most. */
export const highestRow = 200

/** Where the first row, card or figure of the page begins, or the choice of what is shown of a league. */
export function topOfFirstRow(page: Page): Promise<number | undefined> {
  return page.evaluate<number | undefined>(`(() => {
    const rows = [...document.querySelectorAll('main li, main tbody tr, main article, main section, main [role=radiogroup]')]
    const first = rows.find((row) => row.getClientRects().length > 0 &&
      row.closest('nav, [role=tablist], header, [role=dialog]') === null)
    return first?.getBoundingClientRect().top
  })()`)
}
