import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { scriptOfPages } from '../harness/script-size.ts'

test('no page loads more script than its budget', () => {
  const pages = scriptOfPages(join(import.meta.dirname, '../../web/build/client'))
  const over = pages.filter(({ bytes, budget }) => bytes > budget)

  expect(pages.length).toBeGreaterThan(40)
  expect(over).toEqual([])
})
