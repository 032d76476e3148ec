import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Kinds of visitors. */
export const visitorsOfTheSite = [
  'visitor',
  'player',
  'parent',
  'coach',
  'admin',
  'manager',
  'operator',
] as const
export type Who = (typeof visitorsOfTheSite)[number]

/** What an address shows: the page, the sign-in, not found, or a redirect. */
export type PageOutcome = 'page' | 'sign-in' | 'nothing' | `/${string}`

/** Every path in web/src/app/routes.ts; nested pages with both parts. */
export function addressesOfTheSite(): readonly string[] {
  const source = readFileSync(join(import.meta.dirname, '../../web/src/app/routes.ts'), 'utf8')
  const [site = ''] = source.split('import.meta.env.DEV')
  let outer = ''
  const found = [...site.matchAll(/\broute\(\s*'([^']+)'/g)].flatMap(([, path = '']) => {
    if (path === '*') return []
    if (path.startsWith(':')) return [`${outer}/${path}`]
    outer = path
    return [path]
  })
  return ['', ...found, 'nowhere', 'team/nowhere', 'club/nowhere']
}

/** The path with the ids of a world filled in. */
export function addressIn(route: string, ids: object): string {
  return `/${route.replaceAll(/:(\w+)/g, (name, word: string) => String(Reflect.get(ids, word) ?? name))}`
}

type Finding = (who: Who) => PageOutcome

const inTeam: readonly Who[] = ['player', 'parent', 'coach', 'admin', 'manager']
/** The demo club's coach is also an admin. */
const mayCollect: readonly Who[] = ['coach', 'admin', 'manager']

const page: Finding = () => 'page'
/** The result when signed in; otherwise the sign-in page. */
const inside =
  (found: Finding): Finding =>
  (who) =>
    who === 'visitor' ? 'sign-in' : found(who)
const only = (people: readonly Who[]) =>
  inside((who) => (people.includes(who) ? 'page' : 'nothing'))
/**
 * Without a collection, people who may create one are sent to do so; others see that they may not.
 */
const collecting = (place: PageOutcome) =>
  inside((who) => (mayCollect.includes(who) ? place : inTeam.includes(who) ? 'page' : 'nothing'))
/** People who run a team or club start at its list, others at upcoming events. */
const runners: readonly Who[] = ['coach', 'admin', 'manager']
const home = (who: Who) => (runners.includes(who) ? '/teams' : '/dashboard')

const open =
  /^(?:benefits|privacy|imprint|forgot-password|team\/:teamId\/join|(?:answer|match|pay|unsubscribe|registration)\/:token|(?:collect|register-with)\/:key|league\/:slug|sandbox\/.*|admin\/mailbox|)$/

/** What addresses show; the first match counts. */
const rules: readonly (readonly [RegExp, Finding])[] = [
  [/^nowhere$/, () => 'nothing'],
  // The demo has no newsletter, and an invalid id finds nothing.
  [/^(?:team|club)\/nowhere$|\/:newsletterId$/, inside(() => 'nothing')],
  [open, page],
  [/^(?:login|register)$/, (who) => (who === 'visitor' ? 'page' : home(who))],
  [/^dashboard$/, inside((who) => (runners.includes(who) ? '/teams' : 'page'))],
  [/^admin/, only(['operator'])],
  [/^club\/:clubId(?!\/manage)/, only(['manager'])],
  [/membership-collection-form$/, collecting('/create-collection')],
  [/membership-collection-success$/, collecting('/collections')],
  // Only guests may open it.
  [/^guest/, inside(page)],
  [/^team\/:teamId/, only(inTeam)],
  // Without their data, these redirect to the start.
  [/^team-success$/, inside(() => '/teams')],
  [/^create-club-teams$/, inside((who) => (who === 'manager' ? 'page' : '/create-club'))],
  [/./, inside(page)],
]

/** What a visitor finds at an address. */
export function expectedAt(route: string, who: Who): PageOutcome {
  const [, found = page] = rules.find(([routes]) => routes.test(route)) ?? []
  return found(who)
}
