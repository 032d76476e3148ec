import { randomBytes } from 'node:crypto'

import { afterAll, inject } from 'vitest'

import { openDatabase, type OpenDatabase } from '../database/database.ts'
import { withoutStandby, type Standby } from '../database/standby.ts'
import { administer } from './empty-database.ts'
import { copyOf } from './postgres.ts'

/**
 * A database for this test file: all tables, no rows. Call it at the top of the file (`const {
 * database } = await testDatabase()`); it is dropped after the last test.
 */
export async function testDatabase(): Promise<OpenDatabase & { readonly standby: Standby }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(copyOf(inject('template'), name))

  const opened = openDatabase({ ...inject('connection'), database: name }, 8)
  afterAll(async () => {
    await opened.close()
    await administer(`drop database ${name} with (force)`)
  })
  return { ...opened, standby: withoutStandby(opened.database) }
}
