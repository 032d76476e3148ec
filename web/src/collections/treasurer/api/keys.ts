/** One collection of a team. */
export interface CollectionKey {
  readonly teamId: string
  readonly collectionId: string
}

/** One bill of it. */
export interface BillKey extends CollectionKey {
  readonly billId: string
}

export const participantsKey = ({ teamId, collectionId }: CollectionKey) =>
  ['collections', teamId, collectionId, 'participants'] as const

export const waitingListKey = ({ teamId, collectionId }: CollectionKey) =>
  ['collections', teamId, collectionId, 'waiting-list'] as const

export const billQueryKey = ({ billId, ...key }: BillKey) =>
  ['collections', key.teamId, key.collectionId, 'bill', billId] as const
