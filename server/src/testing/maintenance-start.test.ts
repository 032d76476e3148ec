import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { switchOff, switchOn } from '#server/maintenance/commands/switching.ts'

import { openedBeside, statusOf } from './support/beside.ts'
import { running } from './support/running.ts'

const { app, platform } = await running()
const hand = { accountId: newId(), ip: '192.0.2.7', now: platform.clock() }
const close = () =>
  platform.database
    .transaction()
    .execute((tx) => switchOn(tx, hand, { message: '', until: undefined }))
const open = () => platform.database.transaction().execute((tx) => switchOff(tx, hand))

test('stays on when a process joins others; the first process of a start opens the site', async () => {
  await close()
  await expect.poll(() => statusOf(app, '/x')).toBe(503)
  const joining = await openedBeside(platform)
  expect(await statusOf(joining, '/x')).toBe(503)

  await app.stop()
  await joining.stop()
  const first = await openedBeside(platform)
  expect(await statusOf(first, '/x')).toBe(404)
  await first.stop()
})

test('starts closed with MAINTENANCE=true, and the operator can open', async () => {
  const first = await openedBeside(platform, { MAINTENANCE: 'true' })
  expect(await statusOf(first, '/x')).toBe(503)
  const joining = await openedBeside(platform)
  expect(await statusOf(joining, '/x')).toBe(503)
  await open()
  await expect.poll(() => statusOf(first, '/x')).toBe(404)

  const late = await openedBeside(platform, { MAINTENANCE: 'true' })
  expect(await statusOf(late, '/x')).toBe(404)
})
