import { expect, test } from 'vitest'

import { openAges } from './ages.ts'

const news = { id: 7, name: 'events.answered', topics: [], payload: {} }

function anHour() {
  let now = 0
  const ages = openAges(() => now)
  return { ages, pass: (ms: number) => void (now += ms) }
}

test("an event's age counts from its arrival in this process, whenever its transaction began", () => {
  const { ages, pass } = anHour()
  ages.hear(news)
  pass(1500)
  expect(ages.of({ ...news, begun: 40_000 })).toBe(1500)
})

test('an unseen event may have been committed a minute after its transaction began', () => {
  const { ages } = anHour()
  expect(ages.of({ ...news, begun: 59_000 })).toBe(0)
  expect(ages.of({ ...news, begun: 90_500 })).toBe(30_500)
})

test('an old event counts from the start of its transaction', () => {
  const { ages, pass } = anHour()
  ages.hear(news)
  pass(120_001)
  ages.hear({ ...news, id: 8 })
  expect(ages.of({ ...news, begun: 125_000 })).toBe(65_000)
})

test('a broadcast has no age', () => {
  const { ages } = anHour()
  const broadcastEvent = { name: 'messages.typing', topics: [], payload: {} }
  ages.hear(broadcastEvent)
  expect(ages.of(broadcastEvent)).toBe(0)
})
