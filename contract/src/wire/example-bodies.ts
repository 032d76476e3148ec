/**
 * Complete example bodies for openapi.json, where the fields' own examples wouldn't fit together.
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
  'leagues.saveLineUp': {
    version: 1,
    lineUp: {
      formation: '4-3-3',
      captain: '019cebf5-0f00-7000-8000-000000000001',
      players: [
        { memberId: '019cebf5-0f00-7000-8000-000000000001', place: 0, shirtNumber: '1' },
        { memberId: '019cebf5-0f00-7000-8000-000000000002', place: null, shirtNumber: '12' },
      ],
    },
  },
  'subscriptions.change': { renews: false },
} as const
