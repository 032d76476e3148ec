import { expect, test } from 'vitest'

import type { Actor } from './actor.ts'
import {
  mayDeleteTeam,
  mayEditOpponents,
  mayEditSeasons,
  mayEditTasks,
  mayEditTeam,
  mayEditVenues,
  mayLeaveTeam,
} from './permissions.ts'

const someone: Actor = {
  accountId: 'account',
  teamId: 'own',
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}

const people = {
  member: { ...someone, memberId: 'row' },
  guardian: { ...someone, childIds: ['child'] },
  'guardian who plays': { ...someone, memberId: 'row', childIds: ['child'] },
  coach: { ...someone, memberId: 'row', isCoach: true },
  admin: { ...someone, memberId: 'row', isAdmin: true },
  'coach and admin': { ...someone, memberId: 'row', isAdmin: true, isCoach: true },
  'club manager': { ...someone, clubId: 'club', isAdmin: true },
} satisfies Record<string, Actor>

type Person = keyof typeof people

const questions = {
  mayEditTeam,
  mayDeleteTeam,
  mayEditSeasons,
  mayEditVenues,
  mayEditOpponents,
  mayEditTasks,
  mayLeaveTeam,
}

const admins = ['admin', 'coach and admin', 'club manager'] as const
const staff = ['coach', ...admins] as const
const leavers = [
  'member',
  'guardian',
  'guardian who plays',
  'coach',
  'admin',
  'coach and admin',
] as const

const allowed: Record<keyof typeof questions, readonly Person[]> = {
  mayEditTeam: admins,
  mayDeleteTeam: admins,
  mayEditSeasons: admins,
  mayEditVenues: staff,
  mayEditOpponents: staff,
  mayEditTasks: staff,
  mayLeaveTeam: leavers,
}

function isQuestion(name: string): name is keyof typeof questions {
  return name in questions
}

function isPerson(name: string): name is Person {
  return name in people
}

const cases = Object.keys(questions)
  .filter(isQuestion)
  .flatMap((question) =>
    Object.keys(people)
      .filter(isPerson)
      .map((person) => ({ question, person, expected: allowed[question].includes(person) })),
  )

test.each(cases)('$question of a $person: $expected', ({ question, person, expected }) => {
  expect(questions[question](people[person])).toBe(expected)
})
