import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Roles that may open a page. */
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

/** What an address shows: the page, the sign-in, nothing, or another address. */
export type Found = 'page' | 'sign-in' | 'nothing' | `/${string}`

/** Every address the site knows, as web/src/app/routes.ts writes it; a page within a page with both parts. */
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

/** The address with what it names in a world. */
export function addressIn(route: string, ids: object): string {
  return `/${route.replaceAll(/:(\w+)/g, (name, word: string) => String(Reflect.get(ids, word) ?? name))}`
}

type Finding = (who: Who) => Found

const inTeam: readonly Who[] = ['player', 'parent', 'coach', 'admin', 'manager']
/** The coach of the demo club is an admin, too. */
const mayCollect: readonly Who[] = ['coach', 'admin', 'manager']

const page: Finding = () => 'page'
/** After signing in; before that, the sign-in. */
const inside =
  (found: Finding): Finding =>
  (who) =>
    who === 'visitor' ? 'sign-in' : found(who)
const only = (people: readonly Who[]) =>
  inside((who) => (people.includes(who) ? 'page' : 'nothing'))
/** Without a collection, who may run one begins it; everyone else of the team reads that they may not. */
const collecting = (place: Found) =>
  inside((who) => (mayCollect.includes(who) ? place : inTeam.includes(who) ? 'page' : 'nothing'))
/** Who runs a team or a club begins with the list of them; the others with what is coming up, or with nothing. */
const runners: readonly Who[] = ['coach', 'admin', 'manager']
const home = (who: Who) => (runners.includes(who) ? '/teams' : '/dashboard')

const open =
  /^(?:benefits|privacy|imprint|forgot-password|team\/:teamId\/join|(?:answer|match|pay|unsubscribe|registration)\/:token|(?:collect|register-with)\/:key|league\/:slug|sandbox\/.*|admin\/mailbox|)$/

/** What addresses show; the first match counts. */
const rules: readonly (readonly [RegExp, Finding])[] = [
  [/^nowhere$/, () => 'nothing'],
  // The demo has no newsletter, and an id that is none names nothing.
  [/^(?:team|club)\/nowhere$|\/:newsletterId$/, inside(() => 'nothing')],
  [open, page],
  [/^(?:login|register)$/, (who) => (who === 'visitor' ? 'page' : home(who))],
  [/^dashboard$/, inside((who) => (runners.includes(who) ? '/teams' : 'page'))],
  [/^admin/, only(['operator'])],
  [/^club\/:clubId(?!\/manage)/, only(['manager'])],
  [/membership-collection-form$/, collecting('/create-collection')],
  [/membership-collection-success$/, collecting('/collections')],
  // Anyone who is not a guest gets "not found".
  [/^guest/, inside(page)],
  [/^team\/:teamId/, only(inTeam)],
  // Without what they go on with, these lead to where it begins.
  [/^team-success$/, inside(() => '/teams')],
  [/^create-club-teams$/, inside((who) => (who === 'manager' ? 'page' : '/create-club'))],
  [/./, inside(page)],
]

/** What each of them finds at each address. */
export function expectedAt(route: string, who: Who): Found {
  const [, found = page] = rules.find(([routes]) => routes.test(route)) ?? []
  return found(who)
}
