import type { Page } from '@playwright/test'

import { listenTo } from '../harness/console.ts'
import { enter, makeAccount, type Person, test as signedIn } from '../harness/signed-in.ts'
import {
  addressesOfTheSite,
  addressIn,
  visitorsOfTheSite,
  expectedAt,
  type Who,
} from '../harness/site.ts'
import { expect } from '../harness/test.ts'
import type { Touchline } from '../harness/touchline.ts'
import { sender, wordIn } from '../harness/wire.ts'
import { wordsIn } from '../harness/words.ts'
import { screens } from '../pictures/screens.ts'
import { operatorEmail, completeWorld, type World } from '../pictures/worlds.ts'

const { site, auth } = await wordsIn('en')

const worlds = new Map<Touchline, ReturnType<typeof everybody>>()

/** The demo club with every kind of visitor. */
const test = signedIn.extend<{ readonly world: Awaited<ReturnType<typeof everybody>> }>({
  settings: async ({ settings: { SMTP_URL: _mailboxInstead, ...settings } }, use) =>
    use({ ...settings, AUTH_AUTOCONFIRM: 'off', OPERATOR_EMAILS: operatorEmail }),
  world: [
    async ({ touchline }, use) => {
      const world = worlds.get(touchline) ?? everybody(touchline.address)
      worlds.set(touchline, world)
      await use(await world)
    },
    { timeout: 90_000 },
  ],
  /** The browser logs 404 responses, which are expected here. */
  silence: async ({ context }, use) => {
    const lines: string[] = []
    listenTo(context, lines)
    await use()
    expect(lines.filter((line) => !/status of (?:404|429)\b/.test(line))).toEqual([])
  },
})

async function everybody(address: string) {
  const world = await completeWorld(address)
  const { coach, parent = '', manager = '', operator = '' } = world.sessions
  const on = `/rest/v1/teams/${world.teamId}`
  const send = sender(address, manager)
  const value = wordIn(await send({ method: 'GET', path: `${on}/join-link` }), 'code')
  const joins = async (person: Person, changes: object) => {
    const { session } = await makeAccount(address, person)
    const who = { kind: 'player', ...person, dateOfBirth: '1990-01-01' }
    const body = { key: { kind: 'code', value }, who }
    const asked = await sender(address, session)({ method: 'POST', path: `${on}/join`, body })
    const request = `${on}/join-requests/${wordIn(asked, 'requestId')}`
    const made = await send({ method: 'POST', path: `${request}/decide`, body: { approve: true } })
    const path = `${on}/members/${wordIn(made, 'memberId')}`
    await send({ method: 'PATCH', path, body: { changes } })
    return session
  }
  const player = await joins({ firstName: 'Paul', lastName: 'Player' }, { role: 'Player' })
  const admin = await joins({ firstName: 'Ada', lastName: 'Admin' }, { access: ['admin'] })
  const { form = '', ...ids } = world
  const sessions: Partial<Record<Who, string>> = { player, parent, coach, admin, manager, operator }
  return { ids: { ...ids, key: form.split('/').at(-1) }, sessions }
}

/** A title, one heading and nothing loading, which is false between two pages. */
const settled = `document.title !== '' && document.querySelectorAll('h1').length > 0 &&
  document.querySelector('#starting, [aria-busy=true], [class*=breathing]') === null`

/** Faults of a page; empty if there are none. */
async function wrongOn(page: Page): Promise<readonly string[]> {
  const [headings, title] = [await page.locator('h1').allInnerTexts(), await page.title()]
  const failures = await page.getByRole('main').getByRole('button', { name: 'Try again' }).count()
  return [
    ...(headings.length === 1 && headings[0]?.trim() ? [] : [`headings: ${headings.join(' / ')}`]),
    ...(/\S/.test(title) && /Touchline/.test(title) ? [] : [`title: ${title}`]),
    ...(headings.includes(site.failure.title) ? ['a failure'] : []),
    ...(failures > 0 ? ['what could not be loaded'] : []),
  ]
}

/** The final page at an address, as some pages redirect. */
async function standingAt(page: Page, address: string) {
  const isSettled = () => page.evaluate<boolean>(settled).catch(() => false)
  for (;;) {
    await expect.poll(isSettled, { message: address }).toBe(true)
    const before = page.url()
    const [found, faults] = [await foundAt(page, address), await wrongOn(page)]
    if (page.url() === before && (await isSettled())) return { found, faults }
  }
}

async function foundAt(page: Page, address: string): Promise<string> {
  const heading = await page.locator('h1').first().innerText()
  const path = new URL(page.url()).pathname
  if (heading === site.notFound.title) return 'nothing'
  // Operators sign in on the page itself.
  const isDoor = heading === auth.login.title && address !== '/login'
  if (isDoor) return 'sign-in'
  const [, below] = /^\/team\/[^/]+(\/.*)$/.exec(path) ?? []
  // People with one team read all messages there.
  if (isWhereItLeads(address, path) || below === address) return 'page'
  return address.startsWith('/team/') ? (below ?? path) : path
}

/** Signed-in people are redirected from the landing page after a moment. */
function isWhereItLeads(address: string, path: string): boolean {
  return path === address || (address === '/' && /^\/(?:dashboard|teams)$/.test(path))
}

/** A world with something of each kind. */
const anywhere: World = {
  sessions: { coach: '' },
  join: '/team/x/join',
  form: '/collect/x',
  campId: 'x',
  fullForm: '/collect/y',
  links: {
    answer: '/answer/x',
    unsubscribe: '/unsubscribe/x',
    manage: '/club/x/manage',
    bill: '/pay/x',
    waiting: '/pay/y',
    match: '/match/x',
    league: '/league/x',
    checkout: '/sandbox/checkout/x',
    connect: '/connect',
    registerWith: '/register-with/x',
    registration: '/registration/x',
    website: '/site/x',
    teamWebsite: '/site/x/y',
    poster: '/site/x/match/y',
    embed: '/embed/x/calendar',
    embedStandings: '/embed/x/standings',
  },
  teamId: 'x',
  clubId: 'x',
  personId: 'x',
  memberId: 'x',
  eventId: 'x',
  matchId: 'x',
  leagueId: 'x',
  conversationId: 'x',
  collectionId: 'x',
}

test('every page of the site is on the contact sheet', () => {
  const shown = screens.map(({ path }) => path(anywhere)?.split('?')[0] ?? '')
  const missing = addressesOfTheSite().filter((route) => {
    const address = new RegExp(`^/${route.replaceAll(/:\w+/g, '[^/]+')}$`)
    return !shown.some((path) => address.test(path))
  })
  // Missing pages are photographed once, as /nowhere.
  expect(missing).toEqual(['team/nowhere', 'club/nowhere'])
})

/** About eighty addresses one after another, for two people at a time. */
test.describe.configure({ timeout: 400_000, mode: 'parallel' })

/**
 * All seven kinds in a full run, otherwise those who see most: permissions are tested on the
 * server.
 */
const walking: readonly Who[] =
  process.env['TOUCHLINE_JOURNEYS'] === 'all' ? visitorsOfTheSite : ['manager']

for (const who of walking)
  test(`every address of the site as ${who}`, async ({ page, context, world }) => {
    const session = world.sessions[who]
    if (session !== undefined) await enter(context, session)
    const broken: string[] = []
    context.on('response', (answer) => {
      if (answer.status() >= 500) broken.push(`${answer.status()} ${answer.url()}`)
    })
    const wrong: string[] = []
    for (const route of addressesOfTheSite()) {
      const address = addressIn(route, world.ids)
      await page.goto(address)
      const { found, faults } = await standingAt(page, address)
      const expected = expectedAt(route, who)
      if (found !== expected) wrong.push(`/${route}: ${found} in place of ${expected}`)
      wrong.push(...faults.map((what) => `/${route}: ${what}`))
    }
    expect({ wrong, broken }).toEqual({ wrong: [], broken: [] })
  })
