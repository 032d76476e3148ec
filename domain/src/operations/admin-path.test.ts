import { expect, test } from 'vitest'

import { isAdminPath, isHiddenPage } from './admin-path.ts'

test.each([
  ['/admin', { isAdmin: true, isHidden: true }],
  ['/admin/', { isAdmin: true, isHidden: true }],
  ['/admin/audit', { isAdmin: true, isHidden: true }],
  ['/admin/mailbox', { isAdmin: true, isHidden: false }],
  ['/admin/mailbox/x', { isAdmin: true, isHidden: true }],
  ['/administrator', { isAdmin: false, isHidden: false }],
  ['/admin%2faudit', { isAdmin: false, isHidden: false }],
  ['/team/admin', { isAdmin: false, isHidden: false }],
])('%s: %o', (path, { isAdmin, isHidden }) => {
  expect(isAdminPath(path)).toBe(isAdmin)
  expect(isHiddenPage(path)).toBe(isHidden)
})
