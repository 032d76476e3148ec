import { inClub } from '../../clubs/access.ts'
import {
  clubAudiencePreview,
  clubAudienceQuery,
  newClubMessage,
  sentClubMessage,
} from '../shapes/club.ts'

const tags = ['Messages']
const path = '/clubs/{clubId}/messages'

export const clubMessageEndpoints = {
  previewToClub: inClub('messages.send')
    .route({
      method: 'POST',
      path: `${path}/preview`,
      tags,
      summary: 'How many people a message to several teams would reach',
    })
    .input(clubAudienceQuery)
    .output(clubAudiencePreview),

  sendToClub: inClub('messages.send')
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Write to several teams, or to members of the club, each person once',
    })
    .input(newClubMessage)
    .output(sentClubMessage),
}
