import { inClub } from '../../clubs/access.ts'
import { clubKey } from '../../clubs/shapes.ts'
import {
  dues,
  duesDecision,
  duesEdit,
  duesExemptionResult,
  duesExemption,
  duesPreview,
  duesQuery,
  duesRun,
  newDuesRun,
} from '../shapes/dues.ts'

const tags = ['Collections']
const path = '/clubs/{clubId}/dues'

/** Fees of all members of a club, by its rules. */
export const duesEndpoints = {
  dues: inClub('dues.view')
    .route({
      method: 'GET',
      path,
      tags,
      summary: 'What the club asks of its members, and the bills written so far',
    })
    .input(clubKey)
    .output(dues),

  saveDues: inClub('dues.manage')
    .route({ method: 'PUT', path, tags, summary: 'Save what the club asks of its members' })
    .input(duesEdit)
    .output(dues),

  previewDues: inClub('dues.manage')
    .route({
      method: 'GET',
      path: `${path}/preview`,
      tags,
      summary: 'What each family would be billed for a period',
    })
    .input(duesQuery)
    .output(duesPreview),

  billDues: inClub('dues.manage')
    .route({
      method: 'POST',
      path: `${path}/runs`,
      tags,
      successStatus: 201,
      summary: 'Write the bills of a period, one a family and team',
    })
    .input(newDuesRun)
    .output(duesRun),

  decideDuesPlan: inClub('dues.manage')
    .route({
      method: 'PUT',
      path: `${path}/plans/{planId}`,
      tags,
      summary: 'Stop bills that are to be written automatically, or let them go out',
    })
    .input(duesDecision)
    .output(dues),

  exemptFromDues: inClub('dues.manage')
    .route({
      method: 'PUT',
      path: `${path}/exemptions/{personId}`,
      tags,
      summary: 'Exempt a member from the fee, whole or in part',
    })
    .input(duesExemption)
    .output(duesExemptionResult),
}
