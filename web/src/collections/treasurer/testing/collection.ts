import type { BillShape } from '@touchline/contract/collections/shapes/bill'
import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { contract } from '@touchline/contract/contract'

import { example } from '#web/testing/endpoint.ts'
import { teamOf } from '#web/testing/people.ts'

export const collectionKey = {
  teamId: teamOf('admin').team.id,
  collectionId: '019cebf5-0f00-7000-8000-0000000000d1',
}

export const billKey = { ...collectionKey, billId: '019cebf5-0f00-7000-8000-0000000000b1' }

/** Billed 120.00 and paid 30.00, unless overridden. */
export function billOf(part: Partial<BillShape> = {}): BillShape {
  return {
    ...example(contract.collections.bill),
    id: billKey.billId,
    currency: 'EUR',
    charged: 12_000,
    paid: 3000,
    outstanding: 9000,
    instalments: [],
    requests: [],
    halves: [],
    otherPayers: [],
    ...part,
  }
}

/** Open and without answers. */
export function collectionOf(part: Partial<CollectionShape> = {}): CollectionShape {
  return {
    ...example(contract.collections.get),
    id: collectionKey.collectionId,
    state: 'open',
    currency: 'EUR',
    billCount: 0,
    ...part,
  }
}
