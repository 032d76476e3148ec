import { expect, test } from 'vitest'

import { audienceOf, choiceOf, toggleId } from './choice.ts'
import { draftFrom } from './draft.ts'

const [ana, leo] = ['01890000-0000-7000-8000-00000000000a', '01890000-0000-7000-8000-00000000000b']

test.each([
  ['', { kind: 'none' }],
  ['team', { kind: 'team' }],
  ['guardians', { kind: 'guardians' }],
  [`event:${ana}`, { kind: 'event', eventId: ana }],
  [`people:${ana},${leo}`, { kind: 'people', memberIds: [ana, leo], guardianIds: [] }],
  ['people:', { kind: 'none' }],
  ['people:<script>', { kind: 'none' }],
  [`nobody:${ana}`, { kind: 'none' }],
])('the URL value %j means %j', (word, input) => {
  expect(draftFrom(word)).toEqual(input)
})

const nobody = choiceOf({ kind: 'none' })
test.each([
  [nobody, undefined],
  [{ ...nobody, kind: 'team' }, { kind: 'team' }],
  [
    { ...nobody, kind: 'guardians' },
    { kind: 'role', role: 'guardians' },
  ],
  [{ ...nobody, kind: 'event' }, undefined],
  [choiceOf({ kind: 'event', eventId: ana }), { kind: 'event', eventId: ana }],
  [{ ...nobody, kind: 'people' }, undefined],
  [
    { ...nobody, kind: 'people', guardianIds: [leo] },
    { kind: 'people', memberIds: [], guardianIds: [leo] },
  ],
] as const)('the choice %j gives %j', (choice, audience) => {
  expect(audienceOf(choice)).toEqual(audience)
})

test('a tick adds a person, another removes them', () => {
  expect(toggleId([ana], leo)).toEqual([ana, leo])
  expect(toggleId([ana, leo], ana)).toEqual([leo])
})
