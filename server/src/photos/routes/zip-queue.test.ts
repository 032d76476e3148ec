import { expect, test } from 'vitest'

import { zipLimits, zipQueue } from './zip-queue.ts'

/** Downloads that last until they are ended, by name in the order in which they began. */
function downloads() {
  const queue = zipQueue()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (teamId: string, accountId: string, name = accountId) =>
    queue({ teamId, accountId }, () => {
      begun.push(name)
      return new Promise((end) => ends.set(name, end))
    })
  return { begun, begin, end: (name: string) => ends.get(name)?.() }
}

const many = (count: number) => Array.from({ length: count }, (_, at) => `parent ${at + 1}`)

test('one team has a few places, and the next team begins at once', async () => {
  const { begun, begin, end } = downloads()
  const parents = many(20)
  const all = parents.map((name) => begin('ravens', name))
  await expect.poll(() => begun).toEqual(parents.slice(0, zipLimits.ofTeam))
  const other = begin('owls', 'coach')
  await expect.poll(() => begun).toContain('coach')
  end('coach')
  await other
  end('parent 1')
  await all[0]
  await expect.poll(() => begun.at(-1)).toBe('parent 4')
})

test('one person has one place in all teams together', async () => {
  const { begun, begin, end } = downloads()
  const first = begin('ravens', 'mara', 'first')
  void begin('owls', 'mara', 'second')
  void begin('ravens', 'otto')
  await expect.poll(() => begun).toEqual(['first', 'otto'])
  end('first')
  await first
  await expect.poll(() => begun).toEqual(['first', 'otto', 'second'])
})

test('more than a team can wait for are refused, not those of other teams', async () => {
  const { begun, begin } = downloads()
  const refused: unknown[] = []
  for (const name of many(60)) void begin('ravens', name).catch((error) => refused.push(error))
  await expect.poll(() => refused.length).toBe(60 - zipLimits.ofTeam - 30)
  expect(refused[0]).toMatchObject({ code: 'unavailable' })
  void begin('owls', 'coach')
  await expect.poll(() => begun).toContain('coach')
})
