import { inClub } from '../../clubs/access.ts'
import {
  checkKey,
  checksChange,
  checksOfClub,
  newCheck,
  staffChecks,
} from '../shapes/staff-checks.ts'

const tags = ['Children']
const path = '/clubs/{clubId}/staff-checks'

/** Background checks of a club's staff, for its managers. */
export const staffCheckEndpoints = {
  staffChecks: inClub('checks.view')
    .route({ method: 'GET', path, tags, summary: 'Which staff have a background check' })
    .input(checksOfClub)
    .output(staffChecks),

  requireChecks: inClub('checks.edit')
    .route({
      method: 'PUT',
      path,
      tags,
      summary: 'Require background checks, or stop requiring them',
    })
    .input(checksChange)
    .output(staffChecks),

  recordCheck: inClub('checks.edit')
    .route({
      method: 'PUT',
      path: `${path}/{accountId}`,
      tags,
      summary: 'Record the result of a check, its date and its expiry',
    })
    .input(newCheck)
    .output(staffChecks),

  removeCheck: inClub('checks.edit')
    .route({
      method: 'DELETE',
      path: `${path}/{accountId}`,
      tags,
      summary: 'Remove a recorded check',
    })
    .input(checkKey)
    .output(staffChecks),
}
