import { stoppableKinds } from '@touchline/domain/accounts/letter-kinds'
import { languages } from '@touchline/domain/values/language'
import { mailKinds } from '@touchline/domain/values/mail-kinds'
import { describe, expect, test } from 'vitest'

import { origin, stopUrl } from './testing/sample-facts.ts'
import { sampleLetters } from './testing/sample-letters.ts'

const letters = Object.entries(mailKinds).flatMap(([kind, why]) =>
  Object.entries(sampleLetters)
    .filter(([name]) => name === kind)
    .map(([, write]) => ({ kind, write, isStoppable: typeof why !== 'string' })),
)

test('every kind of letter has its sample', () => {
  expect(letters.map(({ kind }) => kind)).toEqual(Object.keys(mailKinds))
})

test('what stops a letter is a kind that can be stopped', () => {
  const stops = Object.values(mailKinds).filter((why) => typeof why !== 'string')
  expect([...new Set(stops.flat())].toSorted()).toEqual([...stoppableKinds].toSorted())
})

describe.each(letters)('$kind', ({ kind, write, isStoppable }) => {
  const written = languages.map((language) => ({ language, mail: write(language) }))

  test('is written in the language of its reader, and in no two languages alike', () => {
    expect(written.map(({ mail }) => mail?.language)).toEqual(languages)
    expect(new Set(written.map(({ mail }) => mail?.text)).size).toBe(languages.length)
  })

  test('has a plain part and a page that say the same, and is of its kind', () => {
    for (const { mail } of written) {
      expect(mail?.kind).toBe(kind)
      expect(mail?.subject).not.toBe('')
      expect(mail?.html).toMatch(/^<!doctype html>/)
      const addresses = mail?.text.match(/https:\/\/touchline\.example\S*/g) ?? []
      for (const address of addresses)
        expect(mail?.html).toContain(address.replaceAll('&', '&amp;'))
    }
  })

  test('makes no markup of what people typed', () => {
    for (const { mail } of written) expect(mail?.html).not.toMatch(/<b>|<script/)
  })

  test('is stopped by one click and by a link in its words, or is necessary', () => {
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
