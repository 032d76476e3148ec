import { eventKey, teamKey } from '../events/shapes/requests.ts'
import { tableResponse } from '../members/endpoints/many.ts'
import { rosterFile } from '../members/shapes/many.ts'
import { inTeam } from '../teams/access.ts'
import { eventForecast } from './shapes/forecast.ts'
import {
  attendanceByEvent,
  attendanceSummary,
  byEventQuery,
  eventMarks,
  eventPeopleQuery,
  newMarks,
  presence,
  presenceQuery,
  summaryExport,
  summaryQuery,
} from './shapes/marks.ts'
import { eventTasks, eventTasksQuery, myTasks, taskBoard, taskChanges } from './shapes/tasks.ts'

const tags = ['Attendance']

export const attendanceEndpoints = {
  summary: inTeam('attendance.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance',
      tags,
      summary: 'Answers and attendance of each member in a season',
    })
    .input(summaryQuery)
    .output(attendanceSummary),

  presence: inTeam('attendance.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/presence',
      tags,
      summary: 'How many of those who were marked in a season came',
    })
    .input(presenceQuery)
    .output(presence),

  export: inTeam('attendance.view')
    .route({
      method: 'POST',
      path: '/teams/{teamId}/attendance/export',
      tags,
      summary: 'The figures of a season as a CSV or XLSX file',
      spec: (operation) => ({ ...operation, responses: { 200: tableResponse } }),
    })
    .input(summaryExport)
    .output(rosterFile),

  byEvent: inTeam('attendance.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/events',
      tags,
      summary: 'Answers for the next events, or attendance of past ones',
    })
    .input(eventPeopleQuery)
    .output(attendanceByEvent),

  mark: inTeam('attendance.edit')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/marks',
      tags,
      summary: 'Record who attended',
    })
    .input(newMarks)
    .output(eventMarks),

  forecast: inTeam('attendance.edit')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events/{eventId}/forecast',
      tags,
      summary: 'How many players will probably come, for staff',
    })
    .input(eventKey)
    .output(eventForecast),

  taskBoard: inTeam('attendance.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/tasks',
      tags,
      summary: 'Tasks of the next or past events',
    })
    .input(byEventQuery)
    .output(taskBoard),

  myTasks: inTeam('attendance.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/attendance/tasks/mine',
      tags,
      summary: 'Tasks of mine and my children at the next events',
    })
    .input(teamKey)
    .output(myTasks),

  eventTasks: inTeam('attendance.view')
    .route({
      method: 'GET',
      path: '/teams/{teamId}/events/{eventId}/tasks',
      tags,
      summary: 'Tasks of an event; for staff also a fair proposal for the unassigned ones',
    })
    .input(eventTasksQuery)
    .output(eventTasks),

  changeTasks: inTeam('attendance.view')
    .route({
      method: 'PUT',
      path: '/teams/{teamId}/events/{eventId}/tasks',
      tags,
      summary: 'Assign tasks of an event, give them back or offer them to others',
    })
    .input(taskChanges)
    .output(eventTasks),
}
