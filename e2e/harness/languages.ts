import type { Page } from '@playwright/test'
import { type Language, languages } from '@touchline/domain/values/language'

import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'
import { type Words, wordsIn } from './words.ts'

interface Screen {
  /** Set before the page opens, because an account stores its language. */
  readonly speak?: (language: Language) => Promise<unknown>
  /** Opens the screen and waits for what has to be on it. */
  readonly open: (words: Words, language: Language) => Promise<void>
}

/** All four where all is asked for; on other days the one everything is written in first. */
export const spoken: readonly Language[] =
  process.env['TOUCHLINE_JOURNEYS'] === 'all' ? languages : ['en']

/** Opens a screen in every language, and looks for what a machine can find wrong with it. */
export async function inEveryLanguage(page: Page, screen: Screen): Promise<void> {
  // What a language changes shows on a phone.
  const isPhone = test.info().project.name === 'phone'
  for (const language of isPhone ? spoken : spoken.slice(0, 1))
    await test.step(language, () => inLanguage(page, language, screen))
}

/** One of them, where the screens are so many that each language is a test. */
export async function inLanguage(
  page: Page,
  language: Language,
  { speak, open }: Screen,
): Promise<void> {
  await page.addInitScript(
    `if (location.protocol === 'http:') localStorage.setItem('touchline.language', '${language}')`,
  )
  await speak?.(language)
  await open(await wordsIn(language), language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await looksRightIn(page, language)
}

/** Words may be too wide in each language; what else axe finds is the same in all of them. */
export async function looksRightIn(page: Page, language: Language): Promise<void> {
  if (language === 'en') await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Words that something begins with, whatever their spaces; a hole in them is any words. */
export function beginning(words: string, hole = '\u0000'): RegExp {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(hole, '.*').replaceAll(/\s+/g, String.raw`\s+`)}`)
}

/** The heading of a page, and that it is the only one. */
export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
