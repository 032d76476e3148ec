import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, inject } from 'vitest'
import { z } from 'zod'

import { readConfig, type Environment } from '#server/platform/config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { openLog } from '#server/platform/log.ts'
import { quickHashing } from '#server/platform/testing/quick-hashing.ts'
import { startService, type Service } from '#server/service.ts'

export interface RequestOptions {
  readonly method?: string
  readonly body?: object
  readonly token?: string
  readonly key?: string
}

export interface ReceivedEvent {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: unknown
  readonly ms: number
}

/** One process of Touchline over real HTTP, with workers and the real clock. */
export async function serving(
  connection: Connection,
  environment: Environment = {},
): Promise<Service> {
  const folder = mkdtempSync(join(inject('folder'), 'files-'))
  const config = readConfig(
    {
      PORT: '0',
      DATA_DIR: folder,
      AUTH_AUTOCONFIRM: 'on',
      AUTH_RATE_LIMITS: 'off',
      CAPTCHA_PROVIDER: 'off',
      ...environment,
    },
    folder,
  )
  const log = openLog('silent')
  const service = await startService({
    config,
    connection,
    pages: undefined,
    log,
    hashing: quickHashing,
  })
  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return service
}

export async function ask(url: string, options: RequestOptions = {}): Promise<ReceivedEvent> {
  const { method = 'GET', body, token, key } = options
  const began = performance.now()
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const retryAfter = response.headers.get('retry-after')
  const json: unknown = text.startsWith('{') ? JSON.parse(text) : text
  return { status: response.status, retryAfter, body: json, ms: performance.now() - began }
}

/** Signs up and returns the access token. */
export async function tokenAt(address: string, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.org`
  const heard = await ask(`${address}/auth/v1/signup`, {
    method: 'POST',
    body: { email, password: 'A long sentence 4 tests', data: { first_name: firstName } },
  })
  return z.object({ access_token: z.string() }).parse(heard.body).access_token
}

export async function teamAt(address: string, token: string): Promise<string> {
  const heard = await ask(`${address}/rest/v1/teams`, {
    method: 'POST',
    token,
    body: { name: 'Norte U12', sport: 'football', ageGroup: 'U12' },
  })
  return z.object({ team: z.object({ id: z.string() }) }).parse(heard.body).team.id
}
