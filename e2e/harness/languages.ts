import type { Page } from '@playwright/test'
import { type Language, languages } from '@touchline/domain/values/language'

import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts'
import { type Words, wordsIn } from './words.ts'

interface Screen {
  /** Set before the page opens, because an account stores its language. */
  readonly speak?: (language: Language) => Promise<unknown>
  /** Opens the screen and waits for its content. */
  readonly open: (words: Words, language: Language) => Promise<void>
}

/** All four languages in a full run, otherwise English. */
export const testedLanguages: readonly Language[] =
  process.env['TOUCHLINE_JOURNEYS'] === 'all' ? languages : ['en']

/** Opens a screen in every language and checks its accessibility. */
export async function inEveryLanguage(page: Page, screen: Screen): Promise<void> {
  // Layout problems of a language show on a phone.
  const isPhone = test.info().project.name === 'phone'
  for (const language of isPhone ? testedLanguages : testedLanguages.slice(0, 1))
    await test.step(language, () => inLanguage(page, language, screen))
}

/** One language, for screens so many that each language is its own test. */
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
  await expectFits(page, language)
}

/** Checks for overflow in each language; other accessibility results are the same in all. */
export async function expectFits(page: Page, language: Language): Promise<void> {
  if (language === 'en') await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** Matches text that starts like this, ignoring spaces; a hole matches any words. */
export function startsWith(words: string, hole = '\u0000'): RegExp {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(hole, '.*').replaceAll(/\s+/g, String.raw`\s+`)}`)
}

/** Checks a page's heading, and that it is the only one. */
export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
