import { describe, expect, test } from 'vitest'

import { invitationLetter, type Invitation, type LetterPart } from './invitation-letter.ts'

const team = {
  id: '019cf000-0000-7000-8000-000000000001',
  name: 'Lions U12',
  clubName: 'SV Grünwald',
  logoFileId: null,
  sport: 'football',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  language: 'en',
  joinCode: 'ACDEFG',
  joinSecret: 'secret',
  hasMinors: true,
  isForAdults: false,
  joinApproval: true,
  ageGroup: null,
} as const
const origin = 'https://touchline.example'
const practice = {
  id: '019cf000-0000-7000-8000-000000000002',
  type: 'practice',
  title: 'Practice',
  opponent: null,
  startsAt: new Date('2026-12-01T16:30:00Z'),
  timeZone: 'Europe/Madrid',
  memberIds: ['019cf000-0000-7000-8000-000000000003'],
  isOpen: true,
}

type Change = Partial<Omit<Invitation, 'parts'> & Omit<LetterPart, 'team'>> & {
  readonly others?: readonly LetterPart[]
}

function letterWith({
  children = ['Ben'],
  events = [practice],
  others = [],
  ...change
}: Change = {}) {
  return invitationLetter({
    team,
    isKnown: true,
    inviter: 'Anna Müller',
    message: undefined,
    parts: [{ team: change.team ?? team, children, events }, ...others],
    token: 'secret',
    expiresAt: new Date('2026-03-28T23:30:00Z'),
    to: 'kate@example.org',
    origin,
    stopUrl: `${origin}/unsubscribe/signed`,
    isUnwanted: false,
    ...change,
  })
}

const buttonsIn = (html: string) =>
  [...html.matchAll(/<a class="(?:go|answer)" href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

describe('the subject', () => {
  test('names neither team nor child if a new team is named like a warning', () => {
    const locked = { ...team, name: 'Your account is locked' }
    expect(letterWith({ isKnown: false, team: locked }).subject).toBe('You’re invited to a team')
    expect(letterWith({ isKnown: false, children: ['Verify'] }).subject).toBe(
      'You’re invited to a team',
    )
    expect(letterWith({ isKnown: false }).subject).toBe('Ben is invited to Lions U12 (SV Grünwald)')
  })

  test.each([
    [['Ben'], 'Ben is invited to Lions U12 (SV Grünwald)'],
    [['Ben', 'Mia'], 'Ben and Mia are invited to Lions U12 (SV Grünwald)'],
    [[], 'You’re invited to Lions U12 (SV Grünwald)'],
  ])('says who of a family is invited: %j', (children, subject) => {
    expect(letterWith({ children }).subject).toBe(subject)
  })

  test('does not repeat a club whose name is in the team’s', () => {
    const own = { ...team, name: 'SV Grünwald U12' }
    expect(letterWith({ team: own }).subject).toBe('Ben is invited to SV Grünwald U12')
  })
})

test.each([
  ['en', 'Tue 1 Dec, 17:30', '29 March 2026'],
  ['de', 'Di., 1. Dez., 17:30', '29. März 2026'],
  ['fr', 'mar. 1 déc., 17:30', '29 mars 2026'],
  ['es', 'mar, 1 dic, 17:30', '29 de marzo de 2026'],
] as const)(
  'in %s names the next event (%s) and the last day (%s) in both parts',
  (language, when, day) => {
    const { text, html } = letterWith({ team: { ...team, language } })
    for (const part of [text, html]) {
      expect(part).toContain(when)
      expect(part).toContain(day)
    }
  },
)

test('links all buttons to one page, with or without a chosen answer', () => {
  const page = `${origin}/welcome?team=${team.id}&invitation=secret`
  const expected = [
    `${page}&event=${practice.id}&answer=going`,
    `${page}&event=${practice.id}&answer=not_going`,
    page,
  ]
  const { text, html } = letterWith()
  expect(buttonsIn(html)).toEqual(expected)
  for (const link of expected) expect(text).toContain(link)
})

test('shows no buttons for an event past its deadline', () => {
  const { html } = letterWith({ events: [{ ...practice, isOpen: false }] })
  expect(buttonsIn(html)).toEqual([`${origin}/welcome?team=${team.id}&invitation=secret`])
})

test('turns typed text into neither links nor markup', () => {
  const { text, html } = letterWith({
    team: { ...team, name: 'www.evil.test <b>FC</b>' },
    inviter: 'http://evil.test',
    message: 'Click mailto:thief@evil.test',
    children: ['https://evil.test'],
    events: [{ ...practice, title: 'evil.test/win' }],
  })
  expect(text + html).not.toMatch(/evil\.test/)
  expect(html).not.toContain('<b>')
})

test('covers a mother whose children play in two teams of the club', () => {
  const u10 = { ...team, name: 'Lions U10' }
  const cup = { ...practice, title: 'Cup' }
  const { subject, text } = letterWith({
    others: [{ team: u10, children: ['Mia'], events: [cup] }],
  })
  expect(subject).toBe('Ben and Mia are invited to Lions U12 and Lions U10 (SV Grünwald)')
  expect(text).toContain('Cup\n- Lions U10\n- Tue 1 Dec, 17:30')
})
