import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { backUp } from '#server/operations/commands/backup/back-up.ts'
import { serverFolder } from '#server/platform/folders.ts'
import { startS3 } from '#server/platform/testing/s3.ts'

import { running } from './support/running.ts'

const token = 'a-token-of-the-operator'
const touchline = await running({ METRICS_TOKEN: token })
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  touchline.ask(undefined, { method: 'GET', path, headers })

test('with the token shows requests by route, pending work, connections, disk and listener', async () => {
  await ask('/rest/v1/installation')
  await ask('/feeds/a-secret-that-nobody-has.ics')
  const { status, text } = await ask('/metrics', { authorization: `Bearer ${token}` })
  expect(status).toBe(200)
  expect(text).toMatch(
    /touchline_request_seconds_count\{method="GET",route="operations\.installation",status="200"\} 1/,
  )
  expect(text).toMatch(/touchline_waiting\{what="emails"\} 0/)
  expect(text).toMatch(/touchline_database_connections\{state="wanted"\} 0/)
  expect(text).toMatch(/touchline_oldest_seconds\{what="jobs"\} \d/)
  expect(text).toMatch(/touchline_listening 1/)
  expect(text).toMatch(/touchline_database_up 1/)
  expect(text).toMatch(/touchline_disk_free_bytes \d+/)
  expect(text).toMatch(/touchline_last_backup_timestamp_seconds 0/)
  expect(text).toMatch(/touchline_info\{version="[\d.]+"\} 1/)
  expect(text).not.toContain('a-secret-that-nobody-has')
})

test.each([{}, { authorization: 'Bearer another' }, { authorization: token }])(
  'refuses other requests: %o',
  async (headers) => {
    const { status, text } = await ask('/metrics', headers)
    expect([status, text]).toEqual([401, ''])
  },
)

test('does not exist without a token', async () => {
  const closed = await running()
  const { status } = await closed.ask(undefined, { method: 'GET', path: '/metrics' })
  expect(status).toBe(404)
})

test('tells the age of the last backup', async () => {
  const { connection, storage, clock, config } = touchline.platform
  await backUp({ connection, storage, now: clock() }, join(config.dataDir, 'all.zip'))
  const { text } = await ask('/metrics', { authorization: `Bearer ${token}` })
  const [, at = 0] = /touchline_last_backup_timestamp_seconds (\d\S*)/.exec(text) ?? []
  expect(Math.abs(Date.now() / 1000 - Number(at))).toBeLessThan(60)
})

test('counts the errors of object storage', async () => {
  const s3 = await startS3()
  const bucket = await running({
    METRICS_TOKEN: token,
    S3_BUCKET: 'touchline',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_ENDPOINT: s3.endpoint,
  })
  s3.failWith(403)
  await expect(bucket.platform.storage.get('one')).rejects.toThrow('SlowDown')
  await s3.close()
  const { text } = await bucket.ask(undefined, {
    method: 'GET',
    path: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(text).toMatch(/touchline_storage_faults_total\{operation="get"\} 1/)
})

test.each(['alerts.yaml', 'alerts.test.yaml', 'grafana.json'])(
  'has every figure that %s names',
  async (file) => {
    const { text } = await ask('/metrics', { authorization: `Bearer ${token}` })
    const there = new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name))
    const named = readFileSync(join(serverFolder, '../deploy/monitoring', file), 'utf8').matchAll(
      /\b(?:touchline|nodejs|process)_\w+/g,
    )
    const names = [...new Set([...named].map(([name]) => name))]
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !there.has(name))).toEqual([])
  },
)
