import { expect, test } from 'vitest'

import { running } from './support/running.ts'
import { questionOf } from './support/sweep-question.ts'
import { sweptEndpoints } from './support/swept.ts'
import { aWorld } from './support/world.ts'

const touchline = await running()
const world = await aWorld(touchline)

/** The database can't store the character U+0000. */
const nought = '\0'.repeat(36)

/** The same value with each string in turn replaced by that character. */
function* withNought(given: unknown): Generator<unknown> {
  if (typeof given === 'string') yield nought
  if (typeof given !== 'object' || given === null) return
  for (const [name, value] of Object.entries(given))
    for (const hostile of withNought(value))
      yield Array.isArray(given) ? given.with(Number(name), hostile) : { ...given, [name]: hostile }
}

test('refuses U+0000 in text, or removes it', async () => {
  const broken: string[] = []
  for (const one of sweptEndpoints) {
    const question = questionOf(one, world.ids)
    for (const body of withNought(question.body)) {
      const { status } = await touchline.ask(world.owner, { ...question, body })
      if (status === 500) broken.push(`${one.name}: ${JSON.stringify(body).slice(0, 300)}`)
    }
  }
  const key = { key: nought, token: nought, invitation: nought, slug: nought }
  for (const path of [
    'collection-form',
    'bill-page',
    'answer-link',
    'match-link',
    'league-page',
    'letter-link',
  ]) {
    const question = { method: 'POST', path: `/rest/v1/${path}/open`, body: key }
    const { status } = await touchline.ask(undefined, question)
    if (status === 500) broken.push(path)
  }
  expect(broken).toEqual([])
}, 180_000)
