import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import naughtyStrings from './fixtures/blns.json' with { type: 'json' }
import { readSaved } from './read.ts'
import { club, leo, read, readMember, readTeam, setting, team } from './testing/browser.ts'

describe('words', () => {
  test.each([
    ['gender', 'male', 'men'],
    ['gender', 'Men', 'men'],
    ['gender', 'mixed', 'mixed'],
    ['gender', 'women', 'women'],
    ['gender', 'horses', undefined],
    ['ageGroup', 'U8 & under', 'u8'],
    ['ageGroup', 'Veterans', 'Veterans'],
    ['ageGroup', '30+', '30-plus'],
    ['format', '11 vs 11', '11v11'],
    ['format', 7, '7v7'],
    ['format', '15V15', '15v15'],
    ['format', '9v9', undefined],
    ['sport', 'Soccer (football)', 'football'],
    ['sport', 'Floorball', 'Floorball'],
    ['sport', '', 'other'],
    ['role', 'player - coach', 'Player - coach'],
    ['role', 'club manager', 'Club Manager'],
    ['role', 'ADMIN', 'Admin'],
    ['role', 'member or parent', 'Member'],
    ['role', 'Kit man', 'Kit man'],
    ['role', undefined, 'Player - coach'],
    ['color', '#ABC', '#aabbcc'],
    ['color', 'dark blue', undefined],
  ])('the %s %j is %j', (field, written, meant) => {
    const fields = Object.entries(readTeam({ [field]: written }) ?? {})
    expect(fields.find(([name]) => name === field)?.[1]).toBe(meant)
  })

  test.each([
    [
      { lastName: '', surname: 'Ruiz' },
      { firstName: 'Leo', lastName: 'Ruiz' },
    ],
    [
      { firstName: '', lastName: 'Pelé' },
      { firstName: 'Pelé', lastName: '' },
    ],
    [
      { firstName: 'مريم', lastName: 'العلي' },
      { firstName: 'مريم', lastName: 'العلي' },
    ],
    [{ firstName: 'A\u0000n\u0007a' }, { firstName: 'A n a' }],
    [{ firstName: 'e\u0301'.repeat(3) }, { firstName: 'ééé' }],
    [{ firstName: `${'x'.repeat(99)}🏐` }, { firstName: 'x'.repeat(99) }],
    [{ firstName: 'half \ud83c' }, { firstName: 'half \ufffd' }],
    [{ dateOfBirth: '2015-04-02' }, { dateOfBirth: '2015-04-02' }],
    [{ dateOfBirth: '2015-04-02T00:00:00.000Z' }, { dateOfBirth: '2015-04-02' }],
    [{ isAdmin: 'true' }, { isAdmin: true }],
    [{ isAdmin: 1 }, { isAdmin: false }],
    [{ role: 'Coach' }, { role: 'Coach' }],
    [
      { firstName: 'Invited', lastName: 'User' },
      { firstName: 'leo', lastName: '', isPlaceholder: true, email: 'leo@example.org' },
    ],
  ])('a member with %j is %j', (traits, expected) => {
    expect(readMember(traits).member).toMatchObject(expected)
  })
})

test('naughty strings in every field come as one clean line, or not at all', () => {
  expect(naughtyStrings.length).toBeGreaterThan(500)
  for (const text of naughtyStrings) {
    const record = Object.fromEntries(Object.keys({ ...club, ...team }).map((key) => [key, text]))
    const member = Object.fromEntries(Object.keys(leo).map((key) => [key, text]))
    const saved = read({
      userTeams: [{ ...record, id: '1', isClub: false, name: `n${text}` }],
      teamMembers_1: [{ ...member, id: '1', firstName: `n${text}` }],
      teamMemberParents_1_1: [{ ...member, firstName: `n${text}` }],
    })
    const [found] = saved.teams
    for (const kept of [found?.name, found?.role, found?.members[0]?.firstName]) {
      expect(kept?.isWellFormed()).toBe(true)
      expect(kept).toMatch(/^[^\p{Cc}]{1,100}$/u)
    }
  }
})

const ids = fc.constantFrom('1', '2', '__proto__', 'constructor')
const wild = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string(),
  fc.constantFrom('null', '{}', '[]', '0', '"x"', '[[]]', '{"name":{}}'),
)
const odd = fc.oneof(
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
)
const records = fc.array(
  fc.dictionary(fc.constantFrom(...Object.keys({ ...club, ...team, ...leo })), odd),
)

test('whatever a browser holds, reading never throws and keeps the limits', () => {
  const storage = fc.record({
    list: fc.oneof(
      wild,
      records.map((list) => JSON.stringify(list)),
    ),
    people: fc.oneof(
      wild,
      records.map((list) => JSON.stringify(list)),
    ),
    id: ids,
  })
  fc.assert(
    fc.property(storage, ({ list, people, id }) => {
      const keys = [`teamMembers_${id}`, `teamMemberParents_${id}_${id}`, `leagues_${id}`]
      const all = Object.fromEntries(keys.map((key) => [key, people]))
      const saved = readSaved({ userTeams: list, ...all }, setting)
      for (const { name, members } of saved.teams) {
        expect(name).toMatch(/^[^\p{Cc}]{1,100}$/u)
        for (const member of members) expect(member.firstName).toMatch(/^[^\p{Cc}]{1,100}$/u)
      }
    }),
    { numRuns: 500 },
  )
})
