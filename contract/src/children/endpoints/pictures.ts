import { inTeam } from '../../teams/access.ts'
import { photo, photoChange, photoOptOut, photoOptOutChange } from '../shapes.ts'

const tags = ['Children']
const member = '/teams/{teamId}/members/{memberId}'

export const pictureEndpoints = {
  changePhotoOptOut: inTeam('children.view')
    .route({
      method: 'PUT',
      path: `${member}/photo-opt-out`,
      tags,
      summary: 'Keep a person out of all pictures, or allow pictures again',
    })
    .input(photoOptOutChange)
    .output(photoOptOut),

  changePhoto: inTeam('children.view')
    .route({
      method: 'PUT',
      path: `${member}/photo`,
      tags,
      summary: 'Set the photo of a member, uploaded with purpose member_photo, or remove it',
    })
    .input(photoChange)
    .output(photo),
}
