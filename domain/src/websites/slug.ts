import { foldText } from '../values/folding.ts'

export const slugLength = { min: 3, max: 60 } as const

/** Lower-case letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Names that would pass for the operator's own pages. */
const reserved: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'app',
  'club',
  'contact',
  'demo',
  'embed',
  'help',
  'imprint',
  'login',
  'official',
  'privacy',
  'register',
  'site',
  'status',
  'support',
  'team',
  'touchline',
  'www',
])

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug)
}

/** "SV Grünwald 1911" becomes "sv-gruenwald-1911"; empty where no Latin letter or digit is left. */
export function slugOf(name: string): string {
  const plain = foldText(
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue'),
  )
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength.max)
    .replaceAll(/^-|-$/g, '')
}

/** A name of its own for each team of a club, by id: the second "U12" is "u12-2". */
export function teamSlugs(
  teams: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const slugs = new Map<string, string>()
  // Ids sort by age, so a new team never takes the address of an older one.
  for (const { id, name } of teams.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const wanted = slugOf(name) || 'team'
    let slug = wanted
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
    taken.add(slug)
    slugs.set(id, slug)
  }
  return slugs
}
