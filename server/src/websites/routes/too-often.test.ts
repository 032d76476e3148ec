import { afterAll, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform({ AUTH_RATE_LIMITS: 'on' })
const { open, close } = visitorsOf(platform)
afterAll(close)

test.each([
  '/embed/019cebf5-0f00-7000-8000-000000000001/fixtures',
  '/site/nobody',
  '/oembed?url=https%3A%2F%2Fclub.example',
])('a visitor who asks %s too often hears when to come back', async (path) => {
  const answers = await Promise.all(Array.from({ length: 310 }, () => open(path)))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
