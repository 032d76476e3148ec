import { newBrowserImport } from '@touchline/contract/home/shapes/browser-import'
import { readSaved } from '@touchline/domain/home/browser-import/read'
import { expect, test } from 'vitest'

import { fileOf } from './logo-file.ts'
import { bytesOf, payloadOf, type Choice } from './payload.ts'

const records = [
  { id: '1', name: 'CD Norte', sport: 'football', isClub: true, memberCount: 80 },
  { id: '11', name: 'Norte U12', sport: 'football', parentClubId: '1', gender: 'male' },
  { id: '11', name: 'Norte U14', sport: 'football', parentClubId: '1' },
]
const stored = {
  userTeams: JSON.stringify(records),
  teamMembers_11: '[{"id":"5","firstName":"Leo","lastName":"Gil","dateOfBirth":"02/04/2015"}]',
  teamMemberParents_11_5: '[{"role":"mother","firstName":"Marta","lastName":"Gil"}]',
}
const place = { country: 'ES', timeZone: 'Europe/Madrid', language: 'es' } as const
const saved = readSaved(stored, { today: '2026-03-14', country: 'ES' })
const choice: Choice = { saved, place, there: new Map(), ticked: new Set(['0', '1', '2']) }
const none = new Map<string, string>()

test('all that is ticked goes on the wire, teams tied to their club, numbers told apart', () => {
  const sent = newBrowserImport.parse(payloadOf(choice, none))
  expect(sent).toMatchObject({
    ...place,
    clubs: [{ browserKey: '1', name: 'CD Norte', memberCount: 80 }],
    teams: [
      {
        browserKey: '11',
        gender: 'men',
        club: { browserKey: '1' },
        members: [{ firstName: 'Leo', dateOfBirth: '2015-04-02', guardians: [{ role: 'mother' }] }],
      },
      { browserKey: '#2', name: 'Norte U14', members: [] },
    ],
  })
})

test.each([
  ['alone when its club stays behind', none, undefined],
  ['into the club I have', new Map([['0', 'c1']]), { clubId: 'c1' }],
])('a team comes %s', (_, there, club) => {
  const { clubs, teams } = payloadOf({ ...choice, there, ticked: new Set(['1']) }, none)
  expect([clubs, teams[0]?.club]).toEqual([[], club])
})

test('an uploaded logo goes with its own team', () => {
  const { teams } = payloadOf(choice, new Map([['2', 'f1']]))
  expect(teams.map(({ logoFileId }) => logoFileId)).toEqual([undefined, 'f1'])
})

test('its size is counted in bytes', () => {
  const small = { ...payloadOf({ ...choice, ticked: new Set() }, none), timeZone: 'é' }
  expect(bytesOf(small) - bytesOf({ ...small, timeZone: '' })).toBe(2)
})

test.each([
  ['data:image/png;base64,iVBORw0KGgo=', { type: 'image/png', size: 8 }],
  ['data:image/png;base64,', undefined],
  ['data:image/png;base64,§', undefined],
])('%s is the file %j', (dataUrl, expected) => {
  const file = fileOf(dataUrl)
  expect(file && { type: file.type, size: file.size }).toEqual(expected)
})
