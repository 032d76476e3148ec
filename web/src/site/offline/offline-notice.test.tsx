import { offline as text } from '@touchline/text/site/offline/en'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { keepOnDevice } from '#web/platform/offline/device.ts'
import { expectAccessible } from '#web/testing/barriers.ts'
import { expectSaid } from '#web/testing/fields.ts'
import { openPart } from '#web/testing/open.tsx'

import { OfflineNotice } from './offline-notice.tsx'

const open = () => openPart(<OfflineNotice fillsPage={false} />)

test('a browser that keeps things says nothing of it', async () => {
  await open()
  await expect.element(page.getByRole('button')).toBeVisible()
  await expect.element(page.getByText(text.forgetful)).not.toBeInTheDocument()
})

test('a browser without room for anything says so, and to leave the page open', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  await keepOnDevice([[['somebody', 'query', 'teams'], []]])
  put.mockRestore()
  await open()
  await expectSaid(text.forgetful)
  await expectAccessible()
})
