import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { addDays } from '@touchline/domain/events/days'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import { keyOf, signedHeaders } from '#server/platform/outbound/standard-webhooks.ts'

import { unwrap, touchline as clientOf, TouchlineError } from '../../../client/src/client.ts'
import { programsOf } from './support/programs.ts'
import { running } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(root, 'node_modules/.client-'))
const packed = z.array(z.object({ files: z.array(z.object({ path: z.string() })) })).length(1)

const touchline = await running()
const url = await touchline.app.http.listen({ port: 0, host: '127.0.0.1' })
const coach = await touchline.signUp('Eva')
const { team } = await touchline.done(coach, 'POST /teams', {
  body: teamFields,
  shape: z.object({ team: z.object({ id: z.uuid() }) }),
})
const { token } = await programsOf(touchline)(coach, ['teams:read', 'events:read', 'events:write'])
const api = clientOf({ url, token })
const today = new Date().toISOString().slice(0, 10)
const path = { teamId: team.id }
const practice = { type: 'practice' as const, title: 'Sprints', date: addDays(today, 1) }

let files: readonly string[] = []

/** As npm would install it elsewhere. */
beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], {
    cwd: join(root, 'client'),
  })
  files = packed.parse(JSON.parse(stdout)).flatMap((one) => one.files.map((file) => file.path))
  const modules = join(folder, 'node_modules')
  for (const file of files)
    cpSync(join(root, 'client', file), join(modules, '@touchline/client', file))
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
    cpSync(join(root, 'node_modules', name), join(modules, name), { recursive: true })
  cpSync(join(root, 'client/examples'), join(folder, 'examples'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function example(name: string, environment: Readonly<Record<string, string>> = {}) {
  return spawn(process.execPath, [join(folder, 'examples', name)], {
    env: {
      PATH: dirname(process.execPath),
      TOUCHLINE_URL: url,
      TOUCHLINE_TOKEN: token,
      ...environment,
    },
  })
}

async function outputOf(name: string): Promise<string> {
  const program = example(name)
  let said = ''
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  await new Promise((resolve) => program.on('close', resolve))
  return said
}

describe('the package', () => {
  test('holds the build, its types and the examples', () => {
    expect(files.toSorted()).toEqual([
      'README.md',
      ...['api.generated', 'client', 'refusals', 'retries', 'webhooks'].flatMap((name) => [
        `build/${name}.d.ts`,
        `build/${name}.js`,
      ]),
      'examples/answer.js',
      'examples/my-week.js',
      'examples/webhook.js',
      'package.json',
    ])
  })

  test('has types that its examples keep to, with the TypeScript most people have', async () => {
    const options =
      '--noEmit --strict --checkJs --allowJs --module nodenext --target es2022 --lib es2022 --types node'
    const types = ['--typeRoots', join(root, 'node_modules/@types')]
    const names = ['answer.js', 'my-week.js', 'webhook.js'].map((name) => `examples/${name}`)
    const compiler = join(root, 'client/node_modules/typescript/bin/tsc')
    const args = [compiler, ...options.split(' '), ...types, ...names]
    await expect(run(process.execPath, args, { cwd: folder })).resolves.toMatchObject({
      stdout: '',
    })
  })
})

describe('the client', () => {
  test('reads and writes with types', async () => {
    const { teams } = await unwrap(api.GET('/me/teams'))
    expect(teams.map(({ id }) => id)).toEqual([team.id])
    const { event } = await unwrap(
      api.POST('/teams/{teamId}/events', { params: { path }, body: practice }),
    )
    expect(event).toMatchObject({ title: 'Sprints' })
  })

  test('throws refusals with code, status and data', async () => {
    const missing = { teamId: team.id, eventId: newId() }
    const refused = unwrap(
      api.GET('/teams/{teamId}/events/{eventId}', { params: { path: missing } }),
    )
    await expect(refused).rejects.toThrow(TouchlineError)
    await expect(refused).rejects.toMatchObject({ code: 'not_found', status: 404 })
    await expect(
      unwrap(api.GET('/teams/{teamId}/members', { params: { path } })),
    ).rejects.toMatchObject({ code: 'scope_needed', status: 403, data: { scope: 'members:read' } })
  })

  test('writes once, even if a response is lost', async () => {
    let lost = 0
    const unlucky = clientOf({
      url,
      token,
      async fetch(request) {
        const response = await fetch(request)
        lost += 1
        if (lost === 1) throw new TypeError('fetch failed')
        return response
      },
    })
    const body = { ...practice, title: 'Once' }
    await unwrap(unlucky.POST('/teams/{teamId}/events', { params: { path }, body }))
    const query = { from: today, to: addDays(today, 6) }
    const { events } = await unwrap(api.GET('/me/events', { params: { query } }))
    expect(events.filter(({ title }) => title === 'Once')).toHaveLength(1)
    expect(lost).toBe(2)
  })

  test('waits as long as the response says, and gives up after its retries', async () => {
    let asked = 0
    const busy = clientOf({
      url,
      token,
      retries: 1,
      async fetch() {
        asked += 1
        return Response.json(
          { code: 'unavailable' },
          { status: 503, headers: { 'retry-after': '0' } },
        )
      },
    })
    await expect(unwrap(busy.GET('/me/teams'))).rejects.toMatchObject({ code: 'unavailable' })
    expect(asked).toBe(2)
  })

  test('calls an error of something in between unexpected', async () => {
    const proxied = clientOf({
      url,
      token,
      fetch: async () => new Response('<html>', { status: 502 }),
    })
    await expect(unwrap(proxied.GET('/me/teams'))).rejects.toMatchObject({
      code: 'unexpected',
      status: 502,
    })
  })

  test('sends no token over an unencrypted connection', () => {
    expect(() => clientOf({ url: 'http://club.example', token })).toThrow('https')
  })
})

describe('the examples', () => {
  test('print the week and answer it', async () => {
    expect(await outputOf('my-week.js')).toContain('Sprints\n  Eva: not answered yet')
    expect(await outputOf('answer.js')).toContain('Going: Sprints')
    expect(await outputOf('my-week.js')).toContain('Sprints\n  Eva: going')
  })

  test('receive a webhook once, and only signed and fresh', async () => {
    const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
    const receiver = example('webhook.js', { WEBHOOK_SECRET: secret, PORT: '0' })
    let said = ''
    receiver.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
    try {
      await expect.poll(() => said, { timeout: 10_000 }).toMatch(/port \d+/)
      const port = /port (\d+)/.exec(said)?.[1] ?? ''
      const { event } = await unwrap(
        api.POST('/teams/{teamId}/events', {
          params: { path },
          body: { ...practice, title: 'Derby' },
        }),
      )
      const message = { teamId: team.id, eventId: event.id }
      const body = JSON.stringify({ type: 'events.created', timestamp: today, data: message })
      const send = async (id: string, { key = secret, now = new Date() } = {}) => {
        const headers = signedHeaders({ id, body, now }, [keyOf(key)])
        const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })
        return response.status
      }
      const old = new Date(Date.now() - 600_000)
      expect(await send(newId(), { now: old })).toBe(400)
      expect(await send(newId(), { key: 'whsec_AAAA' })).toBe(400)
      const id = newId()
      expect([await send(id), await send(id), await send(newId())]).toEqual([204, 204, 204])
      await expect.poll(() => said.match(/New: Derby/g)?.length, { timeout: 10_000 }).toBe(2)
    } finally {
      receiver.kill()
    }
  })
})
