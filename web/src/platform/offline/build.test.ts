import { expect, test } from 'vitest'

import { isFileGone } from './build.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: https://x/assets/a-1.js'), true],
  [new TypeError('error loading dynamically imported module: https://x/assets/a-1.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a-1.css'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('x is not a function'), false],
  ['Importing a module script failed.', false],
])('detects a missing part of the page in %s: %s', (error, isGone) => {
  expect(isFileGone(error)).toBe(isGone)
})
