import { expect, test } from 'vitest'

import { decisionLetter, invitationLetter, sharedLink } from './emails.ts'

const team = {
  id: '019cf000-0000-7000-8000-000000000001',
  name: 'www.evil.test <b>FC</b>',
  sport: 'football',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  joinCode: 'ACDEFG',
  joinSecret: 'a-secret/with=signs+in-it',
  joinApproval: true,
  ageGroup: null,
}
const origin = 'https://touchline.example'
const to = 'ana@example.org'
const expiresAt = new Date('2026-03-28T23:30:00Z')

const languages = [
  ['en', '29 March 2026'],
  ['de', '29. März 2026'],
  ['fr', '29 mars 2026'],
  ['es', '29 de marzo de 2026'],
] as const

test.each(languages)(
  'an invitation in %s holds one link, ours, and the day it ends (%s)',
  (language, day) => {
    const letter = invitationLetter({
      team: { ...team, language },
      inviter: 'http://evil.test',
      message: 'Click mailto:thief@evil.test',
      token: 'secret',
      expiresAt,
      to,
      origin,
      stopUrl: `${origin}/unsubscribe/signed`,
      isUnwanted: false,
    })
    const link = `${origin}/team/${team.id}/join?invitation=secret`
    const addresses = [...letter.html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])
    expect(addresses).toEqual([link])
    expect(letter.text).toContain(link)
    expect(letter.text).toContain(day)
    expect(letter.text + letter.html).not.toMatch(/evil\.test/)
    expect(letter.html).not.toContain('<b>')
    expect(letter.text).toContain('Touchline')
  },
)

test.each(languages)('a decision in %s leads to the team only when it was a yes', (language) => {
  const decision = {
    team: { ...team, language: 'en' as const },
    note: undefined,
    language,
    to,
    origin,
  }
  expect(decisionLetter({ ...decision, state: 'approved' }).text).toContain(
    `${origin}/team/${team.id}`,
  )
  expect(decisionLetter({ ...decision, state: 'declined' }).text).not.toContain(origin)
})

test('the shared link survives any sign in its secret', () => {
  const link = new URL(sharedLink(origin, { ...team, language: 'en' }))
  expect(link.searchParams.get('code')).toBe(team.joinSecret)
})
