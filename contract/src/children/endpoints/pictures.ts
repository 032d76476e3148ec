import { oc } from '@orpc/contract'

import { memberKey, neverShown, neverShownWish, photo, photoWish } from '../shapes.ts'

const tags = ['Children']
const member = '/teams/{teamId}/members/{memberId}'

export const pictureEndpoints = {
  neverShown: oc
    .route({
      method: 'GET',
      path: `${member}/never-shown`,
      tags,
      summary: 'Whether somebody must never be shown, for those who say so',
    })
    .input(memberKey)
    .output(neverShown),

  changeNeverShown: oc
    .route({
      method: 'PUT',
      path: `${member}/never-shown`,
      tags,
      summary: 'Say that somebody must never be shown, or take it back',
    })
    .input(neverShownWish)
    .output(neverShown),

  changePhoto: oc
    .route({
      method: 'PUT',
      path: `${member}/photo`,
      tags,
      summary: 'Give a member a picture from the storage upload with purpose member_photo',
    })
    .input(photoWish)
    .output(photo),
}
