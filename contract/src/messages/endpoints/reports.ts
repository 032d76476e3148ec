import { inTeam } from '../../teams/access.ts'
import { accountOperation } from '../../wire/access.ts'
import { createdReport, newReport, reportClosing, reportList } from '../shapes/reports.ts'

const tags = ['Reports']

export const reportEndpoints = {
  report: inTeam('events.view')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/reports',
      tags,
      successStatus: 201,
      summary: 'Report a message, a picture or a profile to the safeguarding person',
    })
    .input(newReport)
    .output(createdReport),

  reports: accountOperation
    .route({
      method: 'GET',
      path: '/me/reports',
      tags,
      summary: 'Reports I am responsible for, and those I made',
    })
    .output(reportList),

  closeReport: accountOperation
    .route({
      method: 'POST',
      path: '/me/reports/{reportId}/close',
      tags,
      summary: 'Close a report with a decision',
    })
    .input(reportClosing)
    .output(reportList),
}
