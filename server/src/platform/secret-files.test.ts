import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { readConfig } from './config.ts'
import { withSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'touchline-secrets-'))
const file = join(folder, 'database_url')
writeFileSync(file, 'postgresql://touchline:secret@db/touchline\n')
afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('reads a setting from the file in NAME_FILE, without the trailing newline', () => {
  const { databaseUrl } = readConfig({ DATABASE_URL_FILE: file }, folder)
  expect(databaseUrl).toBe('postgresql://touchline:secret@db/touchline')
})

test.each([
  [
    'set twice',
    { SMTP_URL: 'smtp://mail.club.test', SMTP_URL_FILE: file },
    ['SMTP_URL_FILE: set this or SMTP_URL, not both'],
  ],
  ['not there', { SMTP_URL_FILE: '/nowhere' }, ["SMTP_URL_FILE: the file /nowhere can't be read"]],
  ['empty counts as unset', { SMTP_URL: '', SMTP_URL_FILE: file }, []],
])('%s', (_, environment, problems) => {
  expect(withSecretFiles(environment, ['SMTP_URL']).problems).toEqual(problems)
})
