import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileFunction } from 'node:vm'

import { addDays } from '@touchline/domain/events/days'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { keyOf, signedHeaders } from '#server/platform/outbound/standard-webhooks.ts'

import { programsOf } from './support/programs.ts'
import { running } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const recipes = readFileSync(join(import.meta.dirname, '../../../docs/recipes.md'), 'utf8')

/** The samples of a language; those in a list without its indent. */
const samples = (language: string) =>
  [...recipes.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))].map(
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
const [verify = '', n8n = '', zapier = '', sheets = ''] = samples('js')

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
const data = { teamId: newId(), eventId: newId() }
const body = JSON.stringify({ type: 'events.created', data, note: 'São Tomé' })
const signed = (now = new Date(), keys = [secret]) =>
  signedHeaders({ id: newId(), body, now }, keys.map(keyOf))
const other = 'whsec_AAAA'

type Headers = Readonly<Record<string, string>>
type Verify = (headers: Headers, body: string) => boolean

const interpreters: Readonly<Record<string, Verify>> = {
  JavaScript: (headers, received) =>
    applied(`${verify}\nreturn isFromTouchline(secret, headers, body)`, {
      require,
      secret,
      headers,
      body: received,
    }) === true,
  Python: verifiedBy('python3', '-c', () => {
    const [code = ''] = samples('python')
    return `${code}
import json, sys
headers, body = json.load(sys.stdin)
print("yes" if is_from_touchline("${secret}", headers, body.encode()) else "no")`
  }),
  PHP: verifiedBy('php', '-r', () => {
    const [code = ''] = samples('php')
    return `${code}
[$headers, $body] = json_decode(stream_get_contents(STDIN), true);
echo is_from_touchline('${secret}', $headers, $body) ? 'yes' : 'no';`
  }),
}

/** Runs a sample with what its program provides. */
function applied(code: string, given: Readonly<Record<string, unknown>>, self?: object): unknown {
  return Reflect.apply(compileFunction(code, Object.keys(given)), self, Object.values(given))
}

/** Only where the language is installed. */
function verifiedBy(program: string, option: string, code: () => string): Verify {
  return (headers, received) => {
    const input = JSON.stringify([headers, received])
    const { stdout, stderr } = spawnSync(program, [option, code()], { input, encoding: 'utf8' })
    if (!['yes', 'no'].includes(stdout.trim())) throw new Error(stderr)
    return stdout.trim() === 'yes'
  }
}

const installed: Readonly<Record<string, string>> = { Python: 'python3', PHP: 'php' }
const languages = Object.keys(interpreters).filter(
  (name) => installed[name] === undefined || spawnSync(installed[name], ['--version']).status === 0,
)

describe.each(languages)('a signature, verified in %s', (language) => {
  const isFromTouchline: Verify = (...given) => interpreters[language]?.(...given) === true

  test('is ours alone', () => {
    expect(isFromTouchline(signed(), body)).toBe(true)
    expect(isFromTouchline(signed(), `${body} `)).toBe(false)
    expect(isFromTouchline(signed(new Date(), [other]), body)).toBe(false)
  })

  test('may be the older of two', () => {
    expect(isFromTouchline(signed(new Date(), [other, secret]), body)).toBe(true)
  })

  test('is no older than five minutes', () => {
    expect(isFromTouchline(signed(new Date(Date.now() - 600_000)), body)).toBe(false)
  })
})

test('the code for n8n returns the ids, and stops at a forged message', async () => {
  const code = `return (async () => {${verify}\n${n8n.replace('whsec_…', secret)}})()`
  const self = { helpers: { getBinaryDataBuffer: async () => Buffer.from(body) } }
  const received = async (headers: Headers) =>
    applied(code, { require, $input: { first: () => ({ json: { headers } }) } }, self)
  expect(await received(signed())).toEqual([{ json: data }])
  await expect(received(signed(new Date(), [other]))).rejects.toThrow('Not from Touchline')
})

test('the code for Zapier returns the ids, and stops at a forged message', () => {
  const received = (headers: Headers) => {
    const inputData = {
      secret,
      body,
      id: headers['webhook-id'],
      time: headers['webhook-timestamp'],
      signatures: headers['webhook-signature'],
    }
    return applied(`${verify}\n${zapier}`, { require, inputData })
  }
  expect(received(signed())).toEqual(data)
  expect(() => received(signed(new Date(), [other]))).toThrow('Not from Touchline')
})

describe('with a token', async () => {
  const touchline = await running()
  const url = await touchline.app.http.listen({ port: 0, host: '127.0.0.1' })
  const coach = await touchline.signUp('Eva')
  const { team } = await touchline.done(coach, 'POST /teams', {
    body: teamFields,
    shape: z.object({ team: z.object({ id: z.uuid() }) }),
  })
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
  await touchline.done(coach, `POST /teams/${team.id}/events`, {
    body: { type: 'practice', title: '=Sprints', date: tomorrow },
    shape: z.unknown(),
  })
  const { token } = await programsOf(touchline)(coach, ['teams:read', 'events:read'])

  test('curl lists the teams', async () => {
    const [curl = ''] = samples('sh')
    const env = { ...process.env, TOUCHLINE_URL: url, TOUCHLINE_TOKEN: token }
    const { stdout } = await run('sh', ['-c', curl], { env })
    expect(JSON.parse(stdout)).toMatchObject({ teams: [{ id: team.id }] })
  })

  test('the script for Google Sheets writes the events, and no formulas', async () => {
    const asked: [string, Headers][] = []
    const written: unknown[] = []
    const sheet = {
      clearContents: () => undefined,
      getRange: (...range: number[]) => ({
        setValues: (rows: unknown) => written.push([range, rows]),
      }),
    }
    const script = (answer: string) =>
      applied(`${sheets}\nimportEvents()`, {
        PropertiesService: { getScriptProperties: () => ({ getProperty: () => token }) },
        SpreadsheetApp: { getActive: () => ({ getSheetByName: () => sheet }) },
        UrlFetchApp: {
          fetch(place: string, { headers }: { headers: Headers }) {
            asked.push([place.replace('https://club.example', url), headers])
            return { getContentText: () => answer }
          },
        },
      })
    script('{"events":[]}')
    const [[place, headers] = [url, {}]] = asked
    script(await (await fetch(place, { headers })).text())
    expect(written.at(-1)).toEqual([
      [1, 1, 2, 4],
      [
        ['Start', 'Event', 'Place', 'Going'],
        [`${tomorrow} 09:00`, "'=Sprints", '', 0],
      ],
    ])
  })

  test('the address of the display in Home Assistant has the next event', async () => {
    const [yaml = ''] = samples('yaml')
    const place = /resource_template: >-\s+(\S.*)/.exec(yaml)?.[1] ?? ''
    const asked = place
      .replace('https://club.example', url)
      .replace('{{ now().date() }}', addDays(tomorrow, -1))
      .replace('{{ (now() + timedelta(days=6)).date() }}', addDays(tomorrow, 5))
    expect(asked).not.toContain('{')
    const response = await fetch(asked, { headers: { authorization: `Bearer ${token}` } })
    expect(await response.json()).toMatchObject({
      events: [{ title: '=Sprints', startsLocal: `${tomorrow}T09:00`, location: null }],
    })
  })
})
