/**
 * What is sent, as a whole, in the examples of openapi.json, by the endpoint: where fields by
 * themselves, each with its word, would make something nobody sends.
 */
export const exampleBodies = {
  'events.create': {
    type: 'practice',
    title: 'Tuesday practice',
    details: 'Bring shin pads and water',
    date: '2026-03-17',
    startTime: '18:00',
    endTime: '19:30',
    location: 'North Field',
    meetingTime: '17:45',
    meetingPlace: 'Behind the stand',
    deadline: { daysBefore: 1, time: '18:00' },
    timeZone: 'Europe/Madrid',
    audience: { kind: 'everyone' },
    repeat: { every: 'week', weekdays: ['TU'], ends: { kind: 'count', count: 12 } },
  },
} as const
