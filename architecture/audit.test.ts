import { expect, test } from 'vitest'

import { admin } from '../text/src/operations/admin/en.ts'
import { read } from './sources.ts'

test('the log has words for every action in docs/wire.md', () => {
  const [, section = ''] = read('docs/wire.md').split('The audit log')
  const [table = ''] = section.split('\n### ')
  const actions = [...table.matchAll(/`([a-z]+\.[a-z_]+)`/g)].map(([, action = '']) => action)

  expect(actions).toContain('operations.site_page_written')
  expect(actions.filter((action) => admin.audit.actions[action] === undefined)).toEqual([])
})
