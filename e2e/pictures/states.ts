import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '@touchline/domain/values/language'

import { untilKept } from '../harness/device.ts'
import { enter } from '../harness/signed-in.ts'
import type { Words } from '../harness/words.ts'
import { allViews, photograph, type Picture, twoViews, untilSettled, type View } from './camera.ts'
import type { Screen } from './screens.ts'
import type { World } from './worlds.ts'

export interface State {
  readonly name: string
  readonly world: 'whole' | 'empty' | 'crowded'
  readonly views: readonly View[]
  /** Before the page opens. */
  readonly before?: (context: BrowserContext) => Promise<unknown>
  /** After it was seen once. */
  readonly after?: (page: Page) => Promise<void>
  /** Needs the cached page, which exists for people with an account. */
  readonly isVisitedAgain?: true
  /** How long to wait for loading; long by default. */
  readonly patienceMs?: number
}

/** Requests except those for the account and the team, so that only the page's own data fails. */
const aboutPage = /\/rest\/v1\/(?!me$|me\/teams$|me\/preferences$|installation$|teams\/[^/]+$)/

/** Every state of a screen. */
export const states: readonly State[] = [
  { name: 'full', world: 'whole', views: allViews },
  { name: 'empty', world: 'empty', views: twoViews },
  { name: 'crowded', world: 'crowded', views: twoViews },
  {
    name: 'loading',
    world: 'whole',
    views: twoViews,
    patienceMs: 1500,
    before: (context) => context.route(aboutPage, () => undefined),
  },
  {
    name: 'error',
    world: 'whole',
    views: twoViews,
    before: (context) =>
      context.route(aboutPage, (route) =>
        route.fulfill({ status: 500, json: { code: 'unexpected', id: 'r-7f3a' } }),
      ),
  },
  {
    name: 'offline',
    world: 'whole',
    views: twoViews,
    isVisitedAgain: true,
    after: async (page) => {
      await untilKept(page)
      await page.context().setOffline(true)
      await page.reload({ waitUntil: 'commit', timeout: 90_000 })
    },
  },
]

interface Place {
  readonly browser: Browser
  readonly address: string
  readonly world: World
  readonly language: Language
  readonly words: Words
  readonly folder: string
}

export interface Shown {
  readonly screen: string
  readonly state: string
  readonly pictures: readonly Picture[]
}

/** All screens in one state; each person keeps their browser. */
export async function* photographAll(
  place: Place,
  { state, screens }: { state: State; screens: readonly Screen[] },
): AsyncGenerator<Shown> {
  const contexts = new Map<string, BrowserContext>()
  for (const screen of screens) {
    const path = pathIn(place.world, { state, screen })
    if (path === undefined) continue
    const who = screen.as ?? 'coach'
    const context = contexts.get(who) ?? (await openFor(who, { place, state }))
    contexts.set(who, context)
    const page = await context.newPage()
    await remember(page, screen.remembers?.(place.world) ?? {})
    await page.goto(path, { waitUntil: 'commit' })
    await settle(page, { state, screen, world: place.world })
    const name = `${screen.name}.${state.name}`
    const { views } = state
    const { folder, words } = place
    const { open } = screen
    const film = { folder, name, views, open: open && ((shown: Page) => open(shown, words)) }
    const pictures = await photograph(page, film)
    await page.close()
    await context.setOffline(false)
    yield { screen: screen.name, state: state.name, pictures }
  }
  for (const context of contexts.values()) await context.close()
}

interface Settling {
  readonly state: State
  readonly screen: Screen
  readonly world: World
}

async function settle(page: Page, { state, screen, world }: Settling): Promise<void> {
  await untilSettled(page, state.patienceMs)
  await screen.prepare?.(page, world)
  await state.after?.(page)
  await untilSettled(page, state.patienceMs)
}

async function remember(page: Page, known: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(known)) {
    const words = [name, value].map((word) => JSON.stringify(word)).join(', ')
    await page.addInitScript(`localStorage.setItem(${words})`)
  }
}

/** Undefined if the world lacks it, or the state looks like another. */
function pathIn(world: World, { state, screen }: { state: State; screen: Screen }) {
  const { as = 'coach', asks = true } = screen
  if (as !== 'visitor' && world.sessions[as] === undefined) return undefined
  if (!asks && state.name !== 'full') return undefined
  if (as === 'visitor' && state.isVisitedAgain === true) return undefined
  return screen.path(world) || undefined
}

async function openFor(
  who: string,
  { place, state }: { place: Place; state: State },
): Promise<BrowserContext> {
  const context = await place.browser.newContext({
    baseURL: place.address,
    locale: place.language === 'en' ? 'en-GB' : place.language,
    timezoneId: 'Europe/Madrid',
    serviceWorkers: state.isVisitedAgain === true ? 'allow' : 'block',
  })
  const session = place.world.sessions[who]
  if (session !== undefined) await enter(context, session)
  await state.before?.(context)
  return context
}
