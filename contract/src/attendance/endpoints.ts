import { oc } from '@orpc/contract'

import { eventKey, teamKey } from '../events/shapes/asking.ts'
import { tableResponse } from '../members/endpoints/many.ts'
import { rosterFile } from '../members/shapes/many.ts'
import {
  attendanceByEvent,
  attendanceSummary,
  byEventQuestion,
  eventMarks,
  eventPeopleQuestion,
  newMarks,
  presence,
  presenceQuestion,
  summaryExport,
  summaryQuestion,
} from './shapes/marks.ts'
import {
  eventTasks,
  myTasks,
  newAssignments,
  taskBoard,
  taskOffer,
  taskProposal,
} from './shapes/tasks.ts'

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

  presence: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/presence',
      tags,
      summary: 'How many of those who were marked in a season came',
    })
    .input(presenceQuestion)
    .output(presence),

  export: oc
    .route({
      method: 'POST',
      path: '/teams/{teamId}/attendance/export',
      tags,
      summary: 'The figures of a season as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(summaryExport)
    .output(rosterFile),

  byEvent: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/events',
      tags,
      summary: 'Who comes to the next events, or who came to the last ones',
    })
    .input(eventPeopleQuestion)
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

  taskBoard: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/tasks',
      tags,
      summary: 'Who does what at the next events, or did at the last ones',
    })
    .input(byEventQuestion)
    .output(taskBoard),

  myTasks: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/tasks/mine',
      tags,
      summary: 'What you and your children do at the next events',
    })
    .input(teamKey)
    .output(myTasks),

  eventTasks: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events/{eventId}/tasks',
      tags,
      summary: 'Who does what at an event',
    })
    .input(eventKey)
    .output(eventTasks),

  assignTasks: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/tasks',
      tags,
      summary: 'Give, take, take over or give back tasks of an event',
    })
    .input(newAssignments)
    .output(eventTasks),

  offerTask: oc
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/tasks/{taskId}/offer',
      tags,
      summary: 'Look for somebody who takes a task over, or stop looking',
    })
    .input(taskOffer)
    .output(eventTasks),

  proposeTasks: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events/{eventId}/tasks/proposal',
      tags,
      summary: 'A fair proposal for the tasks nobody does yet',
    })
    .input(eventKey)
    .output(taskProposal),
}
