import { oc } from '@orpc/contract'

import { madeReport, newReport, reportClosing, reportList } from '../shapes/reports.ts'

const tags = ['Reports']

export const reportEndpoints = {
  report: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/reports',
      tags,
      successStatus: 201,
      summary: 'Report a message, a picture or a profile to the safeguarding person',
    })
    .input(newReport)
    .output(madeReport),

  reports: oc
    .route({
      method: 'GET',
      path: '/me/reports',
      tags,
      summary: 'Reports that are mine to look at, and those I have made',
    })
    .output(reportList),

  closeReport: oc
    .route({
      method: 'POST',
      path: '/me/reports/{reportId}/close',
      tags,
      summary: 'Say what came of a report',
    })
    .input(reportClosing)
    .output(reportList),
}
