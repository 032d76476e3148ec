import type { KitItem } from '@touchline/domain/members/kit-order'

const items: Record<KitItem, string> = {
  shirt: 'Shirts',
  shorts: 'Shorts',
  shoes: 'Shoes',
}

/** Sizes of the players, and the order list for the supplier. */
export const kit = {
  title: 'Kit order',
  /** The name of the file, without its ending. */
  fileName: 'kit-order',
  item: 'Item',
  size: 'Size',
  quantity: 'Quantity',
  number: 'Number',
  name: 'Name',
  items,
  what: 'What would you like?',
  order: 'Order list',
  copy: 'Copy list',
  download: 'Download',
  noSizes: 'No sizes yet.',
  noSize: 'No size',
  lacking: (count: number) =>
    count === 1 ? '1 player without a size' : `${count} players without a size`,
  ask: (count: number) => (count === 1 ? 'Ask 1 player' : `Ask ${count} players`),
  asked: (count: number) =>
    count === 1 ? '1 player asked for sizes' : `${count} players asked for sizes`,
  noPlayers: 'No players yet.',
  failed: 'Couldn’t load the sizes',
}
