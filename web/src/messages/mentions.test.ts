import { expect, test } from 'vitest'

import { mentionText, findMatchingPeople, findMentioned, insertMention } from './mentions.ts'

const people = ['Ana', 'Ana Silva', 'Leo Anaya', 'Émile Zola'].map((name) => ({
  accountId: name,
  name,
}))

test.each([
  ['Hello @', 7, ''],
  ['Hello @an', 9, 'an'],
  ['@Ana Si', 7, 'Ana Si'],
  ['(@an', 4, 'an'],
  ['mail ana@club', 13, undefined],
  ['@Ana\nand', 8, undefined],
  ['Hello @an and more', 5, undefined],
])('in %j the caret at %i asks for %j', (words, caret, asked) => {
  expect(mentionText(words, caret)).toBe(asked)
})

test.each([
  ['an', ['Ana', 'Ana Silva', 'Leo Anaya']],
  ['ana s', ['Ana Silva']],
  ['emi', ['Émile Zola']],
  ['zo', ['Émile Zola']],
  ['na', []],
])('%j matches %j', (asked, names) => {
  expect(findMatchingPeople(people, asked).map(({ name }) => name)).toEqual(names)
})

test('the name replaces the typed letters', () => {
  expect(insertMention('Hi @an, come', 6, 'Ana')).toEqual({ words: 'Hi @Ana, come', caret: 8 })
  expect(insertMention('Hi @an', 6, 'Ana')).toEqual({ words: 'Hi @Ana ', caret: 8 })
})

test.each([
  ['Thanks @Ana Silva', ['Ana Silva']],
  ['Thanks @Ana', ['Ana']],
  ['@Ana and @Ana Silva', ['Ana', 'Ana Silva']],
  ['Ana', []],
])('%j mentions %j', (words, named) => {
  expect(findMentioned(words, people)).toEqual(named)
})
