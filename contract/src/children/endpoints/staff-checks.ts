import { oc } from '@orpc/contract'

import {
  checkKey,
  checksOfClub,
  checksWish,
  newCheck,
  staffChecks,
} from '../shapes/staff-checks.ts'

const tags = ['Children']
const path = '/clubs/{clubId}/staff-checks'

/** Background checks of those who run a club's teams, for its managers. */
export const staffCheckEndpoints = {
  staffChecks: oc
    .route({ method: 'GET', path, tags, summary: 'Who of the staff has a background check' })
    .input(checksOfClub)
    .output(staffChecks),

  wantChecks: oc
    .route({
      method: 'PUT',
      path,
      tags,
      summary: 'Ask for background checks, or stop asking for them',
    })
    .input(checksWish)
    .output(staffChecks),

  recordCheck: oc
    .route({
      method: 'PUT',
      path: `${path}/{accountId}`,
      tags,
      summary: 'Record how a check ended, its day and its end',
    })
    .input(newCheck)
    .output(staffChecks),

  forgetCheck: oc
    .route({
      method: 'DELETE',
      path: `${path}/{accountId}`,
      tags,
      summary: 'Take a recorded check away',
    })
    .input(checkKey)
    .output(staffChecks),
}
