import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import { languages } from '@touchline/domain/values/language'

import { findBrowser } from '../harness/browser.ts'
import { openTouchline } from '../harness/touchline.ts'
import { wordsIn } from '../harness/words.ts'
import { barriersOf, writeBarriers } from './barriers.ts'
import { allViews } from './camera.ts'
import { linksInto } from './links.ts'
import { screens } from './screens.ts'
import { writeSheet } from './sheet.ts'
import { photographAll, type Shown, states } from './states.ts'
import { crowdedWorld, emptyWorld, operatorEmail, completeWorld } from './worlds.ts'

const folder = join(import.meta.dirname, '../../test-results/screenshots')

/**
 * Photographs every screen in every state, checks each with axe and lays out all pictures. Names
 * select states, views or screens; a language sets the demo club's language. A named view is taken
 * of every state. Violations fail the run.
 */
export async function makeContactSheet(names: readonly string[]): Promise<void> {
  const views = allViews.filter(({ name }) => names.includes(name))
  const wanted = {
    screens: narrowed(screens, names),
    states: narrowed(states, names).map((state) =>
      views.length === 0 ? state : { ...state, views },
    ),
  }
  const language = languages.find((one) => names.includes(one)) ?? 'en'
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const touchline = await openTouchline({
    AUTH_RATE_LIMITS: 'off',
    CAPTCHA_PROVIDER: 'off',
    OPERATOR_EMAILS: operatorEmail,
    MCP: 'on',
  })
  const browser = await chromium.launch(await findBrowser())
  try {
    const { address } = touchline
    const whole = await completeWorld(address, language)
    const worlds = {
      whole: { ...whole, links: await linksInto(address, whole) },
      empty: await emptyWorld(address),
      crowded: await crowdedWorld(address),
    }
    const words = await wordsIn(language)
    const shown: Shown[] = []
    for (const state of wanted.states) {
      const place = { browser, address, world: worlds[state.world], language, words, folder }
      for await (const one of photographAll(place, { state, screens: wanted.screens })) {
        shown.push(one)
        // Prints violations immediately, because a run takes long.
        console.info([`${one.state}: ${one.screen}`, ...barriersOf(one)].join('\n'))
      }
    }
    await writeSheet(browser, { folder, shown })
    const found = writeBarriers(folder, shown)
    if (found > 0) process.exitCode = 1
    console.info(`${shown.length} screens: ${join(folder, 'index.html')}, sheet.png`)
  } finally {
    await browser.close()
    await touchline.stop()
  }
}

/** The named ones, or all. */
function narrowed<Named extends { readonly name: string }>(
  all: readonly Named[],
  names: readonly string[],
): readonly Named[] {
  const named = all.filter(({ name }) => names.includes(name))
  return named.length === 0 ? all : named
}
