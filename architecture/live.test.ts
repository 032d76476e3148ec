import { expect, test } from 'vitest'

import { codeIn, isTest, read } from './sources.ts'

const touches = 'web/src/platform/live/touches.ts'

function foundIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))]
}

/** 'events/:teamId/page/:eventId.': the parts of a key, with ids. */
const paths = foundIn(read(touches), /'([a-z]+(?:\/[:\w-]+)+)\.?'/g)
const names = foundIn(read(touches), /'([a-z]+\.[a-z_]+)',/g)

const sources = codeIn('web/src')
  .filter((file) => !isTest(file) && file !== touches)
  .map((file) => ({ file, code: read(file) }))

test('finds what events touch', () => {
  expect(paths.length).toBeGreaterThan(20)
  expect(names.length).toBeGreaterThan(10)
})

test.each(paths)('some query has a key like %s', (path) => {
  const [capability = '', ...words] = path.split('/').filter((part) => !part.startsWith(':'))
  const ofCapability = sources.filter(
    ({ file, code }) =>
      file.startsWith(`web/src/${capability}/`) || code.includes(`['${capability}'`),
  )
  expect(ofCapability).not.toHaveLength(0)
  for (const word of words)
    expect(
      ofCapability.some(({ code }) => code.includes(`'${word}'`)),
      `'${word}' in a key of ${capability}`,
    ).toBe(true)
})

test.each(names)('events named %s exist', (name) => {
  expect(read('docs/wire.md')).toContain(`\`${name}\``)
})
