/** What a kit order can hold; each has its own size on the profile. */
export const kitItems = ['shirt', 'shorts', 'shoes'] as const
export type KitItem = (typeof kitItems)[number]

/** Far more than a team has; an order for more is refused. */
export const maxKitPlayers = 5000

/** A player with the sizes on the profile; null if unknown. */
export interface KitPlayer {
  readonly id: string
  readonly sizes: Readonly<Record<KitItem, string | null>>
}

export interface SizeCount {
  readonly size: string
  readonly count: number
}

/** How many of one item a supplier delivers in each size, smallest first. */
export interface OrderedItem {
  readonly item: KitItem
  readonly sizes: readonly SizeCount[]
}

/** Counts the sizes of the chosen items; players without a size are left out. */
export function countSizes(
  players: readonly KitPlayer[],
  items: readonly KitItem[],
): readonly OrderedItem[] {
  return items.map((item) => {
    const counts = new Map<string, SizeCount>()
    for (const { sizes } of players) {
      const size = normalizeSize(sizes[item])
      if (size === null) continue
      const known = counts.get(sameAs(size))
      counts.set(sameAs(size), { size: known?.size ?? size, count: (known?.count ?? 0) + 1 })
    }
    return { item, sizes: [...counts.values()].toSorted((a, b) => compareSizes(a.size, b.size)) }
  })
}

/** The players who lack a size of one of the items. */
export function playersWithoutSize<Player extends KitPlayer>(
  players: readonly Player[],
  items: readonly KitItem[],
): readonly Player[] {
  return players.filter(({ sizes }) => items.some((item) => normalizeSize(sizes[item]) === null))
}

/** A size as suppliers write it: " xl" is "XL". */
export function normalizeSize(typed: string | null): string | null {
  const size = (typed ?? '').trim().replaceAll(/\s+/g, ' ').toUpperCase()
  return size === '' ? null : size
}

/** "2XL" is XXL, and 42,5 is 42.5. */
function sameAs(size: string): string {
  const [, times = '', side = ''] = /^([2-9])X(S|L)$/.exec(size) ?? []
  return times === '' ? size.replaceAll(',', '.') : 'X'.repeat(Number(times)) + side
}

const letters = /^(\d*)(X*)(S|M|L)$/
const middle: Readonly<Record<string, number>> = { S: -1, M: 0, L: 1 }

/** Numbers first (128, 140, 42.5), then XS to 5XL, then what is neither. */
function compareSizes(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)]
  return left.group - right.group || left.value - right.value || a.localeCompare(b, 'en')
}

function rankOf(size: string): { readonly group: number; readonly value: number } {
  const number = Number.parseFloat(size.replace(',', '.'))
  const [, times = '', xs = '', letter = ''] = letters.exec(size) ?? []
  const side = middle[letter]
  if (side !== undefined) {
    const more = times === '' ? xs.length : Number(times)
    return { group: 1, value: side * (1 + more) }
  }
  return Number.isNaN(number) ? { group: 2, value: 0 } : { group: 0, value: number }
}
