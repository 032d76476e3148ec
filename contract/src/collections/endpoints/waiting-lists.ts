import { inTeam } from '../../teams/access.ts'
import { waitingList, waitingListKey, waitingListMove } from '../shapes/waiting-list.ts'

const tags = ['Collections']
const path = '/teams/{teamId}/collections/{collectionId}/waiting-list'

/** Who waits for a place, for treasurers. */
export const waitingListEndpoints = {
  waitingList: inTeam('collections.manage')
    .route({ method: 'GET', path, tags, summary: 'Who waits for a place, the next one first' })
    .input(waitingListKey)
    .output(waitingList),

  moveWaiting: inTeam('collections.manage')
    .route({
      method: 'PUT',
      path: `${path}/{billId}`,
      tags,
      summary: 'Move someone to the top of the waiting list, give them a place or remove them',
    })
    .input(waitingListMove)
    .output(waitingList),
}
