import { expect, test } from 'vitest'

import { decisionLetter } from './emails.ts'
import { sharedLink } from './emails/shared-link.ts'

const team = {
  id: '019cf000-0000-7000-8000-000000000001',
  name: 'www.evil.test <b>FC</b>',
  clubName: null,
  logoFileId: null,
  sport: 'football',
  country: 'ES',
  timeZone: 'Europe/Madrid',
  joinCode: 'ACDEFG',
  joinSecret: 'a-secret/with=signs+in-it',
  hasMinors: true,
  isForAdults: false,
  joinApproval: true,
  ageGroup: null,
}
const origin = 'https://touchline.example'
const to = 'ana@example.org'

test.each(['en', 'de', 'fr', 'es'] as const)(
  'links a decision in %s to the team only if it was a yes',
  (language) => {
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
  },
)

test('keeps any character in the shared link’s secret', () => {
  const link = new URL(sharedLink({ origin, team }))
  expect(link.searchParams.get('code')).toBe(team.joinSecret)
})
