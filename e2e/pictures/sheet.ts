import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser } from '@playwright/test'

import type { Shown } from './states.ts'

/** The height of a picture on the sheet; its width shows the screen's size. */
const heightPx = 180

const style = `
  body { margin: 16px; font: 13px/1.3 system-ui, sans-serif; color: #1c1917; background: #e7e5e0; }
  table { border-collapse: collapse; }
  th { text-align: left; padding: 4px 8px; position: sticky; top: 0; background: #e7e5e0; }
  td { padding: 3px; vertical-align: top; white-space: nowrap; border-top: 1px solid #c9c5bb; }
  img { height: ${heightPx}px; object-fit: cover; object-position: top; border: 1px solid #a8a297; }`

/** Writes index.html with a row per screen and a column per state, and the same as a PNG. */
export async function writeSheet(
  browser: Browser,
  { folder, shown }: { folder: string; shown: readonly Shown[] },
): Promise<void> {
  writeFileSync(join(folder, 'index.html'), sheetOf(shown))
  const page = await browser.newPage()
  await page.goto(`file://${join(folder, 'index.html')}`)
  await page.waitForLoadState('load')
  const width = await page.evaluate<number>('document.documentElement.scrollWidth')
  await page.setViewportSize({ width, height: 1000 })
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true })
  await page.close()
}

function sheetOf(shown: readonly Shown[]): string {
  const states = [...new Set(shown.map(({ state }) => state))]
  const names = [...new Set(shown.map(({ screen }) => screen))]
  const rows = names.map((name) => {
    const cells = states.map((state) => {
      const one = shown.find(({ screen, state: its }) => screen === name && its === state)
      return `<td>${(one?.pictures ?? []).map(thumbnail).join(' ')}</td>`
    })
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`
  })
  const heads = states.map((state) => `<th scope="col">${state}</th>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>${style}</style>
<table><thead><tr><th scope="col">Screen</th>${heads}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></html>`
}

function thumbnail({ file, width, height, theme }: Shown['pictures'][number]): string {
  const shownWidth = Math.round((heightPx * width) / height)
  const alt = `${file}, ${width} px, ${theme}`
  return `<a href="${file}"><img src="${file}" alt="${alt}" width="${shownWidth}" height="${heightPx}"></a>`
}
