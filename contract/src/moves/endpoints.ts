import { inClub } from '../clubs/access.ts'
import { clubImport } from '../clubs/shapes/import.ts'
import { rosterImport } from '../members/shapes/import.ts'
import { inTeam } from '../teams/access.ts'
import {
  clubMoveConfirmation,
  clubMovePreview,
  clubMoveSource,
  teamMoveConfirmation,
  teamMovePreview,
  teamMoveSource,
} from './shapes.ts'

const tags = ['Moves']

/** People and past events from the exports of another product. An import of the club undoes it. */
export const movesEndpoints = {
  previewClub: inClub('members.import')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/moves/preview',
      tags,
      summary: "Upload another product's exports and see what they would bring",
    })
    .input(clubMoveSource)
    .output(clubMovePreview),

  confirmClub: inClub('members.import')
    .route({
      method: 'POST',
      path: '/clubs/{clubId}/moves',
      tags,
      successStatus: 201,
      summary: 'Bring people and events into all teams as previewed, all or nothing',
    })
    .input(clubMoveConfirmation)
    .output(clubImport),

  previewTeam: inTeam('members.import')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/moves/preview',
      tags,
      summary: "Upload another product's exports for one team and see what they would bring",
    })
    .input(teamMoveSource)
    .output(teamMovePreview),

  confirmTeam: inTeam('members.import')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/moves',
      tags,
      successStatus: 201,
      summary: 'Bring people and events into a team as previewed, all or nothing',
    })
    .input(teamMoveConfirmation)
    .output(rosterImport),
}
