import { describe, expect, test } from 'vitest'

import { participantsIn, type ConversationRoster, type RosterPerson } from './participants.ts'

const person = (name: string, more: Partial<RosterPerson> = {}): RosterPerson => ({
  memberId: `row of ${name}`,
  accountId: name,
  isStaff: false,
  isYoung: false,
  isMinor: false,
  isAddressed: true,
  owesCheck: false,
  ...more,
})
const coach = person('coach', { isStaff: true })
const young = person('leo', { isYoung: true, isMinor: true })
const minor = person('ana', { isMinor: true })
const leosMother = { accountId: "leo's mother", memberId: 'row of leo' }
const anasMother = { accountId: "ana's mother", memberId: 'row of ana' }

function names(roster: Partial<ConversationRoster>): string[] {
  const whole = {
    kind: 'people',
    people: [],
    parents: [leosMother, anasMother],
    namedParents: [],
    managers: [],
    kept: [],
    ...roster,
  } as const
  return participantsIn(whole).map(({ accountId }) => accountId)
}

describe('the people in a conversation', () => {
  test('a named child under 16 is replaced by its parents', () => {
    expect(names({ people: [coach, young] })).toEqual(['coach', "leo's mother"])
  })

  test('from 16 to 18 both are in it', () => {
    expect(names({ people: [coach, minor] })).toEqual(['coach', 'ana', "ana's mother"])
  })

  test('a message to the team includes the child and its parents', () => {
    expect(names({ kind: 'team', people: [coach, young] })).toEqual([
      'coach',
      'leo',
      "leo's mother",
    ])
  })

  test('parents of adults are not included', () => {
    expect(names({ people: [coach, { ...minor, isMinor: false }] })).toEqual(['coach', 'ana'])
  })

  test("a message to parents doesn't include their children", () => {
    const onlyParents = { ...young, isAddressed: false }
    expect(names({ kind: 'role', people: [coach, onlyParents] })).toEqual(['coach', "leo's mother"])
  })

  test('people who haven’t joined and staff without a required check are left out', () => {
    const people = [person('new', { accountId: null }), { ...coach, owesCheck: true }, minor]
    expect(names({ people })).toEqual(['ana', "ana's mother"])
  })

  test('a person with two reasons is listed once', () => {
    const [participant, ...more] = participantsIn({
      kind: 'team',
      people: [coach, young],
      parents: [{ ...leosMother, accountId: 'coach' }],
      namedParents: [{ ...leosMother, accountId: 'coach' }],
      managers: ['coach'],
      kept: [],
    })
    expect(participant).toEqual({
      accountId: 'coach',
      memberId: 'row of coach',
      isMinor: false,
      isYoung: false,
      isStaff: true,
      childIds: ['row of leo'],
    })
    expect(more.map(({ accountId }) => accountId)).toEqual(['leo'])
  })
})

describe('people blocked from a child', () => {
  const kept = [{ accountId: 'coach', memberId: 'row of leo' }]

  test('are in no conversation with the child, whatever their roles', () => {
    expect(names({ kind: 'team', people: [coach, young], kept })).toEqual(['leo', "leo's mother"])
    expect(names({ people: [coach, young], managers: ['coach'], kept })).toEqual(["leo's mother"])
  })

  test("aren't its parents, and stay in team conversations where the child has no account", () => {
    const people = [coach, { ...young, accountId: null }]
    const parents = [{ accountId: 'coach', memberId: 'row of leo' }, leosMother]
    expect(names({ kind: 'team', people, parents, kept })).toEqual(['coach', "leo's mother"])
    expect(names({ kind: 'team', people: [{ ...young, accountId: null }], parents, kept })).toEqual(
      ["leo's mother"],
    )
  })
})
