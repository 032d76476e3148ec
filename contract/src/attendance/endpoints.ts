import { oc } from '@orpc/contract'

import {
  attendanceByEvent,
  attendanceSummary,
  byEventQuestion,
  eventMarks,
  newMarks,
  summaryQuestion,
} from './shapes.ts'

const tags = ['Attendance']

export const attendanceEndpoints = {
  summary: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance',
      tags,
      summary: 'Answers and presence of each member in a season',
    })
    .input(summaryQuestion)
    .output(attendanceSummary),

  byEvent: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/events',
      tags,
      summary: 'Who comes to the next events, or who came to the last ones',
    })
    .input(byEventQuestion)
    .output(attendanceByEvent),

  mark: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/marks',
      tags,
      summary: 'Mark who really came',
    })
    .input(newMarks)
    .output(eventMarks),
}
