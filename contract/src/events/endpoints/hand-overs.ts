import { inTeam } from '../../teams/access.ts'
import { handOverNotes, handOverNoteChange } from '../shapes/hand-overs.ts'
import { eventKey } from '../shapes/requests.ts'

const tags = ['Events']
const path = '/teams/{teamId}/events/{eventId}/hand-overs'

export const handOverEndpoints = {
  handOvers: inTeam('events.view')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'Notes of guardians on handing over my children with two homes, or me',
    })
    .input(eventKey)
    .output(handOverNotes),

  noteHandOver: inTeam('events.view')
    .route({
      method: 'PUT',
      path: `${path}/{memberId}`,
      tags,
      summary: 'Write to the other guardian how my child is handed over',
    })
    .input(handOverNoteChange)
    .output(handOverNotes),
}
