import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'

import { isPublicPath } from '#web/platform/session/places.ts'

import routes from './routes.ts'

interface Page {
  readonly path: string
  readonly isPublic: boolean
}

/** Every page inside the account layout requires signing in, and no other page does. */
function pagesOf(entries: readonly RouteConfigEntry[], { path, isPublic }: Page): readonly Page[] {
  return entries.flatMap((entry): readonly Page[] => {
    const here = {
      path: entry.path === undefined ? path : `${path}/${entry.path.replaceAll(/:\w+/g, 'x')}`,
      isPublic: isPublic && entry.file !== 'account-layout.tsx',
    }
    return entry.children === undefined ? [here] : [here, ...pagesOf(entry.children, here)]
  })
}

/** Without layouts, the not-found page, and development pages. */
const pages = pagesOf(routes, { path: '', isPublic: true }).filter(
  ({ path }) => path !== '' && path !== '/*' && !path.startsWith('/design'),
)

test.each(pages)('$path needs no sign-in: $isPublic', ({ path, isPublic }) => {
  expect(isPublicPath(path)).toBe(isPublic)
})

test('covers the whole site', () => {
  expect(pages.length).toBeGreaterThan(70)
  expect(pages.filter(({ isPublic }) => isPublic).length).toBeGreaterThan(12)
})
