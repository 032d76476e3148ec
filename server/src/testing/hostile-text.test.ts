import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import hostile from './fixtures/xss.json' with { type: 'json' }
import { hostileBody } from './support/hostile-body.ts'
import { refusalToRetain, extraBodies } from './support/hostile-fields.ts'
import { running, type Answer, type Question } from './support/running.ts'
import { questionOf } from './support/sweep-question.ts'
import { ownerGets, sweptEndpoints as all } from './support/swept.ts'
import { inputs, textFields } from './support/text-fields.ts'
import { aWorld } from './support/world.ts'

/** Every text field gets hostile text and shows it character by character. */
const touchline = await running()
const { ask, platform } = touchline
const world = await aWorld(touchline)
const shapes = inputs()

/** The text given to each field and accepted; and fields where the database changed it. */
const typed = new Map<string, string>()
const lost: string[] = []
const refused: string[] = []
const answers: Answer[] = []
let letters: readonly Letter[] = []

beforeAll(async () => {
  const word = wordsInTurn()
  for (const one of all) {
    const swept = questionOf(one, world.ids)
    const question = { ...swept, body: extraBodies[one.name]?.(world.ids) ?? bodyOf(swept) }
    const schema = shapes.get(one.name)
    const { body, fields } = hostileBody({ endpoint: one.name, schema, body: question.body, word })
    const answer = await ask(world.owner, { ...question, body })
    answers.push(answer)
    if (fields.size === 0) continue
    if (answer.status >= 300) {
      if (ownerGets(one) === 'done')
        refused.push(`${one.name}: ${answer.status} ${answer.text.slice(0, 200)}`)
      await ask(world.owner, question)
      continue
    }
    const stored = await everythingStored()
    for (const [name, words] of fields) {
      typed.set(name, words)
      if (!stored.includes(JSON.stringify(words))) lost.push(`${name}: ${words}`)
    }
  }
  await platform.jobs.settle()
  const found = await sql<Letter>`
    select subject, text_body as text, html_body as html from mails`.execute(platform.database)
  letters = found.rows
}, 180_000)

/** Optional fields get text too. */
function bodyOf({ method, body }: Question): unknown {
  return body ?? (method === 'GET' ? undefined : {})
}

interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The next hostile text on each call, numbered, as the field stores it. */
function wordsInTurn() {
  let turn = 0
  return (schema: z.ZodType): string => {
    for (let tries = 0; tries < hostile.length; tries += 1) {
      turn += 1
      const parsed = schema.safeParse(`${turn}${hostile[turn % hostile.length] ?? ''}`)
      if (parsed.success && typeof parsed.data === 'string') return parsed.data
    }
    throw new Error('a field that takes none of them')
  }
}

/** Every row of every table as JSON. */
async function everythingStored(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(platform.database)
  const each = tables.rows.map(
    ({ name }) => sql`select to_jsonb(t)::text as row from ${sql.table(name)} as t`,
  )
  const { rows: found } = await sql<{ row: string }>`${sql.join(each, sql` union all `)}`.execute(
    platform.database,
  )
  return found.map(({ row }) => row).join('\n')
}

test('fills every text field of the contract, or lists the reason', () => {
  const fields = textFields().map(({ name }) => name)
  const open = fields.filter((name) => !typed.has(name) && refusalToRetain(name) === undefined)
  expect({ refused, open }).toEqual({ refused: [], open: [] })
})

test('stores text character by character', () => {
  expect(lost).toEqual([])
})

test('accepts every hostile text unchanged, or refuses it with a message', () => {
  const changed = textFields().flatMap(({ name, schema }) =>
    hostile.flatMap((words) => {
      const { success, data } = schema.safeParse(words)
      return !success || data === composed(words) || data === words ? [] : [`${name}: ${words}`]
    }),
  )
  expect(changed).toEqual([])
})

/** NFC, trimmed, without invisible or direction characters. */
function composed(words: string): string {
  return words
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
}

test('returns nothing that a browser could take for a page', () => {
  const types = new Set(answers.map(({ headers }) => String(headers['content-type'])))
  const kinds = [...types].filter(
    (type) => !/^(application\/json|text\/csv|text\/calendar)/.test(type),
  )
  expect(kinds.filter((type) => type !== 'undefined')).toEqual([])
  expect(new Set(answers.map(({ headers }) => headers['x-content-type-options']))).toEqual(
    new Set(['nosniff']),
  )
})

/** The markup of our emails; any other angle bracket was typed by someone. */
const ownMarkup =
  /<!doctype html>|<\/?(?:html|head|meta|style|body|div|p|b|h[1-3]|a|img|hr|table|tr|th|td|ul|li|wbr)(?: [a-z]+="[^"<>]*")*>/g

test('escapes it in emails', () => {
  const hostileOnes = letters.filter(({ text }) => /[<>]/.test(text))
  expect(hostileOnes.length).toBeGreaterThan(0)
  const open = letters.filter(({ html }) => /[<>]/.test(html.replaceAll(ownMarkup, '')))
  expect(open.map(({ subject, html }) => `${subject}: ${html}`)).toEqual([])
  expect(letters.filter(({ subject }) => /[\r\n]/.test(subject))).toEqual([])
  const links = letters.flatMap(({ html }) => [...html.matchAll(/href="([^"]*)"/g)])
  expect(links.filter(([, address]) => !/^(https?|mailto|tel):/.test(address ?? ''))).toEqual([])
})

test('never starts a line of a feed with it', async () => {
  const { address } = await touchline.done(
    world.owner,
    `GET /me/calendar-feed?teamId=${world.ids.teamId}`,
    { shape: z.object({ address: z.url() }) },
  )
  const { pathname } = new URL(address)
  const { text, headers } = await ask(undefined, { method: 'GET', path: pathname })
  expect(headers['content-type']).toContain('text/calendar')
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  expect(lines.filter((line) => line !== '' && !/^[A-Z-]+[:;]/.test(line))).toEqual([])
  expect(text).toMatch(/alert|prompt|confirm|__xss/)
})
