import { unsubscribableKinds } from '@touchline/domain/accounts/letter-kinds'
import { languages } from '@touchline/domain/values/language'
import { mailKinds } from '@touchline/domain/values/mail-kinds'
import { describe, expect, test } from 'vitest'

import { withLetterhead } from '#server/platform/mail/letterhead.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { origin, stopUrl, team, teamId } from './support/sample-facts.ts'
import { sampleLetters } from './support/sample-letters.ts'

const letters = Object.entries(mailKinds).flatMap(([kind, why]) =>
  Object.entries(sampleLetters)
    .filter(([name]) => name === kind)
    .map(([, write]) => ({ kind, write, isStoppable: typeof why !== 'string' })),
)

/** What an inbox shows after the subject: the hidden text before the heading. */
function previewOf({ html }: Mail): string {
  const [head = ''] = html.split('<h1')
  const [, preview = ''] = /<div style="display:none[^>]*>([^<]+)/.exec(head) ?? []
  return preview.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}

test('has a sample of every kind of email', () => {
  expect(letters.map(({ kind }) => kind)).toEqual(Object.keys(mailKinds))
})

test('unsubscribes only from kinds that can be stopped', () => {
  const stops = Object.values(mailKinds).filter((why) => typeof why !== 'string')
  expect([...new Set(stops.flat())].toSorted()).toEqual([...unsubscribableKinds].toSorted())
})

test.each(languages)('no two kinds have the same subject in %s', (language) => {
  const subjects = letters.map(({ write }) => write(language)?.subject)
  expect(new Set(subjects).size).toBe(letters.length)
})

const aboutMoneyAndJoining = letters.filter(({ kind }) =>
  /^(?:collections|invitations|subscriptions)\./.test(kind),
)
/** Emails from a club have its name in the subject. */
const ofClubs = new Set([
  'invitations.manager_invited',
  'collections.overdue',
  'collections.dues_planned',
  'collections.donation_receipt',
])

test.each(aboutMoneyAndJoining.filter(({ kind }) => !ofClubs.has(kind)))(
  '$kind is about a team',
  ({ write }) => {
    for (const language of languages) expect(write(language)?.teamId).toBe(teamId)
  },
)

test.each(aboutMoneyAndJoining.filter(({ kind }) => ofClubs.has(kind)))(
  '$kind names its club in the subject',
  ({ write }) => {
    for (const language of languages) expect(write(language)?.subject).toContain(team)
  },
)

describe.each(letters)('$kind', ({ kind, write, isStoppable }) => {
  const written = languages.map((language) => ({ language, mail: write(language) }))

  test('is written in the reader’s language, and differs in each', () => {
    expect(written.map(({ mail }) => mail?.language)).toEqual(languages)
    expect(new Set(written.map(({ mail }) => mail?.text)).size).toBe(languages.length)
  })

  test('says the same in text and HTML, and has its kind', () => {
    for (const { mail } of written) {
      expect(mail?.kind).toBe(kind)
      expect(mail?.subject).not.toBe('')
      expect(mail?.html).toMatch(/^<!doctype html>/)
      const addresses = mail?.text.match(/https:\/\/touchline\.example\S*/g) ?? []
      for (const address of addresses)
        expect(mail?.html).toContain(address.replaceAll('&', '&amp;'))
    }
  })

  test('shows a lock screen more than its subject', () => {
    for (const { mail } of written) {
      const preview = mail === undefined ? '' : previewOf(mail)
      expect(preview.length).toBeGreaterThan(10)
      expect(preview.startsWith(mail?.subject ?? '')).toBe(false)
    }
  })

  test('says what happened before a list of emails cuts the subject', () => {
    for (const { mail } of written)
      expect(mail?.subject.replace(/ \([^()]*\)$/, '').length).toBeLessThanOrEqual(78)
  })

  test('has a space before colons in French', () => {
    const { subject = '', text = '' } = write('fr') ?? {}
    expect(`${subject}\n${text}`.match(/.*[^\s]:\s/g)).toBeNull()
  })

  test('has one button at most, or one for each child', () => {
    for (const { mail } of written) {
      const buttons = mail?.html.match(/<a class="go"/g) ?? []
      expect(buttons.length).toBeLessThanOrEqual(kind === 'children.guardian_linked' ? 2 : 1)
    }
  })

  test('escapes typed markup', () => {
    for (const { mail } of written) expect(mail?.html).not.toMatch(/<b>|<script/)
  })

  test('names club and team in both parts, with the crest, if it is about a team', () => {
    const from = { club: 'SV Grünwald', team: 'Lions U12', logoFileId: 'crest' }
    for (const { mail } of written) {
      if (mail?.teamId === undefined) continue
      const { text, html } = withLetterhead(mail, from)
      expect(text).toMatch(/^[^\n]+\n\nSV Grünwald, Lions U12\n\n/)
      expect(html).toMatch(/<img src="cid:crest"[^>]*><b [^>]*>SV Grünwald, Lions U12<\/b>/)
      const ofOwn = withLetterhead(mail, { ...from, club: null, logoFileId: null })
      expect(ofOwn.text).toMatch(/^[^\n]+\n\nLions U12\n\n/)
      expect(ofOwn.html).not.toContain('cid:')
    }
  })

  test('can be unsubscribed from with one click and a link, or is necessary', () => {
    const headers = {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    for (const { mail } of written) {
      expect(mail?.headers).toEqual(isStoppable ? headers : undefined)
      expect(mail?.text.includes(`${origin}/unsubscribe/`)).toBe(isStoppable)
    }
  })
})
