import { describe, expect, test } from 'vitest'

import { spanToMoments } from '../moments.ts'
import { findClashes, type ClashInput, type ClashingEvent, type ClashLink } from './clashes.ts'

const none: ClashInput = { events: [], venues: [], closures: [], links: [] }
const pitch = { key: 'pitch 1', capacity: 1 }

function event(id: string, times: string, more: Partial<ClashingEvent> = {}): ClashingEvent {
  const [startsAt = '', endsAt = ''] = times.split(' ').map(instant)
  return { id, startsAt, endsAt, venueKey: pitch.key, isAllDay: false, isCancelled: false, ...more }
}

/** "17:30" on the day of the tests, or "15T01:00" on the 15th. */
function instant(time: string): string {
  return `2026-03-${time.includes('T') ? time : `14T${time}`}:00.000Z`
}

function link(memberId: string, eventIds: string[], more: Partial<ClashLink> = {}): ClashLink {
  return {
    person: 'p',
    memberId,
    name: 'Ana Torres',
    isCoach: false,
    relation: 'self',
    eventIds,
    ...more,
  }
}

const crowdsOf = (input: Partial<ClashInput>) =>
  findClashes({ ...none, venues: [pitch], ...input }).map(({ kind, eventIds }) => [
    kind,
    ...eventIds,
  ])

describe('a pitch', () => {
  test.each<[string, ClashingEvent[], string[][]]>([
    [
      'is free again at the minute it is left',
      [event('a', '17:00 18:30'), event('b', '18:30 20:00')],
      [],
    ],
    [
      'is taken until then',
      [event('a', '17:00 18:31'), event('b', '18:30 20:00')],
      [['venue', 'a', 'b']],
    ],
    [
      'is taken past midnight',
      [event('a', '22:00 15T01:00'), event('b', '15T00:30 15T02:00')],
      [['venue', 'a', 'b']],
    ],
    [
      'is taken by one inside another',
      [event('a', '10:00 18:00'), event('b', '12:00 13:00')],
      [['venue', 'a', 'b']],
    ],
    [
      'is not taken by what is cancelled',
      [event('a', '17:00 19:00', { isCancelled: true }), event('b', '18:00 20:00')],
      [],
    ],
    [
      'is another than the next one',
      [event('a', '17:00 19:00'), event('b', '18:00 20:00', { venueKey: 'pitch 2' })],
      [],
    ],
    [
      'is none for events elsewhere',
      [
        event('a', '17:00 19:00', { venueKey: null }),
        event('b', '18:00 20:00', { venueKey: null }),
      ],
      [],
    ],
    [
      'is taken all day by a tournament',
      [event('a', '00:00 15T00:00', { isAllDay: true }), event('b', '18:00 20:00')],
      [['venue', 'a', 'b']],
    ],
    [
      'names a crowd once',
      [event('a', '10:00 14:00'), event('b', '11:00 14:00'), event('c', '12:00 14:00')],
      [['venue', 'a', 'b', 'c']],
    ],
    [
      'names two pairs that share one event',
      [event('a', '10:00 12:00'), event('b', '11:00 14:00'), event('c', '13:00 15:00')],
      [
        ['venue', 'a', 'b'],
        ['venue', 'b', 'c'],
      ],
    ],
  ])('a shared pitch fits %s', (_, events, expected) => {
    expect(crowdsOf({ events })).toEqual(expected)
  })

  test.each<[string, string[], string[][]]>([
    ['have room for two', ['17:00 18:30', '17:00 18:30'], []],
    ['not for three', ['17:00 18:30', '17:00 18:30', '18:00 19:00'], [['venue', '0', '1', '2']]],
    ['have room for the third after the first', ['17:00 18:00', '17:00 19:00', '18:00 19:00'], []],
  ])('two halves %s', (_, times, expected) => {
    const events = times.map((time, at) => event(`${at}`, time))
    expect(crowdsOf({ events, venues: [{ ...pitch, capacity: 2 }] })).toEqual(expected)
  })

  test('is closed', () => {
    const closure = {
      id: 'c',
      venueKey: pitch.key,
      startsAt: instant('12:00'),
      endsAt: instant('18:00'),
    }
    const events = [
      event('a', '17:00 18:30'),
      event('b', '18:00 20:00', { venueKey: 'pitch 2' }),
      event('d', '18:30 19:00'),
    ]
    expect(findClashes({ ...none, venues: [pitch], closures: [closure], events })).toEqual([
      { kind: 'closed', eventIds: ['a'], venueKey: pitch.key, closureId: 'c', memberIds: [] },
    ])
  })

  test.each([
    ['2026-03-29', '01:30', '03:30', '03:30'],
    ['2026-10-25', '02:30', '03:30', '03:30'],
  ])(
    'on %s the clock changes between %s and %s, and nothing touches',
    (date, ...[start, end, next]) => {
      const span = { date, endDate: null, isAllDay: false }
      const first = spanToMoments({ ...span, startTime: start, endTime: end }, 'Europe/Berlin')
      const second = spanToMoments({ ...span, startTime: next, endTime: '05:00' }, 'Europe/Berlin')
      const events = [event('a', '10:00 11:00', first), event('b', '10:00 11:00', second)]
      expect(crowdsOf({ events })).toEqual([])
    },
  )
})

describe('people', () => {
  const events = [
    event('a', '17:00 18:30'),
    event('b', '18:00 19:30', { venueKey: 'pitch 2' }),
    event('c', '19:30 21:00', { venueKey: 'pitch 2' }),
  ]

  test.each<[string, ClashLink[], string[][]]>([
    [
      'a coach of two teams',
      [link('1', ['a'], { isCoach: true }), link('2', ['b', 'c'])],
      [['coach', 'a', 'b']],
    ],
    ['a player of two teams', [link('1', ['a']), link('2', ['b'])], [['player', 'a', 'b']]],
    [
      'two children of one parent',
      [
        link('1', ['a'], { relation: 'child', name: 'Leo' }),
        link('2', ['b'], { relation: 'child', name: 'Mia' }),
      ],
      [['family', 'a', 'b']],
    ],
    [
      'a coach and a child',
      [link('1', ['a'], { isCoach: true }), link('2', ['b'], { relation: 'child', name: 'Mia' })],
      [['family', 'a', 'b']],
    ],
    [
      'two children with one address',
      [link('1', ['a'], { name: 'Leo Torres' }), link('2', ['b'], { name: 'Mia Torres' })],
      [['family', 'a', 'b']],
    ],
    ['one after the other', [link('1', ['b']), link('2', ['c'])], []],
    ['one event of both', [link('1', ['a']), link('2', ['a'])], []],
    ['strangers', [link('1', ['a']), link('2', ['b'], { person: 'q' })], []],
  ])('%s', (_, links, expected) => {
    expect(crowdsOf({ events, venues: [], links })).toEqual(expected)
  })

  test('lists a person found by account and by address once', () => {
    const links = [
      link('1', ['a']),
      link('2', ['b']),
      link('1', ['a'], { person: 'q' }),
      link('2', ['b'], { person: 'q' }),
    ]
    expect(findClashes({ ...none, events, links })).toMatchObject([{ memberIds: ['1', '2'] }])
  })

  test('no conflicts between events that several teams share', () => {
    const shared = [
      event('a', '17:00 18:30', { groupId: 'g' }),
      event('b', '17:00 18:30', { groupId: 'g' }),
    ]
    expect(crowdsOf({ events: shared, links: [link('1', ['a']), link('2', ['b'])] })).toEqual([])
    expect(crowdsOf({ events: [...shared, event('c', '18:00 19:00')] })).toEqual([
      ['venue', 'a', 'c'],
    ])
  })

  test('no conflicts between a whole-day camp and timed events', () => {
    const camp = event('camp', '00:00 15T00:00', { isAllDay: true, venueKey: null })
    expect(
      crowdsOf({ events: [camp, event('a', '17:00 18:30')], links: [link('1', ['camp', 'a'])] }),
    ).toEqual([])
  })
})
