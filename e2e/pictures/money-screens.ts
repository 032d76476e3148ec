import type { Screen } from './screens.ts'
import type { World } from './worlds.ts'

const inTeam =
  (page: string) =>
  ({ teamId }: World) =>
    `/team/${teamId}${page}`

/** What a treasurer sees of a team's money. */
export const money: readonly Screen[] = [
  { name: 'collections', path: inTeam('/collections') },
  { name: 'create-collection', path: inTeam('/create-collection') },
  {
    name: 'collection',
    path: ({ teamId, collectionId }) =>
      collectionId && `/team/${teamId}/collections/${collectionId}`,
  },
  {
    name: 'waiting-list',
    path: ({ teamId, campId }) => campId && `/team/${teamId}/collections/${campId}?tab=waiting`,
  },
  {
    name: 'collection-form',
    path: ({ teamId, collectionId }) =>
      collectionId && `/team/${teamId}/membership-collection-form?collection=${collectionId}`,
  },
  {
    name: 'collection-success',
    path: ({ teamId, collectionId }) =>
      collectionId && `/team/${teamId}/membership-collection-success?collection=${collectionId}`,
  },
  { name: 'payout', path: inTeam('/collections/payout') },
]
