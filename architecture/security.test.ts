import { globSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { inputs, partsOf } from '../server/src/testing/support/text-fields.ts'
import asvs from './fixtures/asvs-rows.json' with { type: 'json' }
import design from './fixtures/design-rows.json' with { type: 'json' }
import { codeIn, isTest, read, root } from './sources.ts'

describe('docs/records/asvs.md', () => {
  const documented = read('docs/records/asvs.md')
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

  test('answers every row we chose from the standard once, with its level', () => {
    const answered = documented.map(([, id = '', level = '']) => `${id} ${level}`)
    const required = Object.entries(asvs.rows).map(([id, level]) => `${id} ${level}`)
    expect(answered.toSorted()).toEqual(required.toSorted())
  })

  test('has an answer for each, and names only existing files', () => {
    const empty = documented.filter(([, , , ...words]) => words.slice(0, -1).includes(''))
    const missing = documented.flatMap((cells) => filesIn(cells.join()).filter(isGone))
    expect({ empty, missing }).toEqual({ empty: [], missing: [] })
  })
})

test('docs/records/rows.md answers every row of threats, requirements and faults once, with existing files', () => {
  const documented = read('docs/records/rows.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const required = Object.entries(design.rows).flatMap(([section, rows]) =>
    Array.from({ length: rows }, (_, at) => `${section}.${at + 1}`),
  )
  expect(documented.map(([, row = '']) => row).toSorted()).toEqual(required.toSorted())
  const shown = documented.map(([, row, what = '', by = '']) => ({ row, what, files: filesIn(by) }))
  expect(shown.filter(({ what, files }) => what === '' || files.length === 0)).toEqual([])
  expect(shown.flatMap(({ files }) => files.filter(isGone))).toEqual([])
})

test('docs/security.md names existing files for every threat and attempted attack', () => {
  const tables = read('docs/security.md')
    .split('\n\n')
    .filter((block) => /^\| (?:Threat|Tried) /.test(block))
  expect(tables).toHaveLength(2)
  const documented = tables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.trim())),
  )
  const bare = documented.filter(
    ([, , what = '', by = '']) => what === '' || filesIn(by).length === 0,
  )
  expect(bare.map(([, danger]) => danger)).toEqual([])
  expect(documented.flatMap(([, , , by = '']) => filesIn(by).filter(isGone))).toEqual([])
})

function filesIn(words: string): string[] {
  return [...words.matchAll(/`([\w./*-]+\.\w+)`/g)].map(([, file = '']) => file)
}

function isGone(file: string): boolean {
  return globSync(file, { cwd: root }).length === 0
}

test('docs/records/permissions.md lists every permission check, and no other', () => {
  const required = codeIn('domain/src')
    .filter((file) => file.endsWith('/permissions.ts'))
    .flatMap((file) => [...read(file).matchAll(/^export function (may\w+)/gm)])
  const documented = [...read('docs/records/permissions.md').matchAll(/`(may\w+)`/g)]
  const elsewhere = ['mayKeepDocuments', 'mayOpenDocument']
  expect(namesOf(documented)).toEqual(new Set([...namesOf(required), ...elsewhere]))
})

function namesOf(found: readonly RegExpMatchArray[]): Set<string> {
  return new Set(found.map(([, name = '']) => name))
}

/** What only the listed files may do. */
const confined = [
  ['runs text as code', /\beval\(|new Function\(|from 'node:vm'/, []],
  [
    'write HTML directly',
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc/,
    // The constant script that sets the theme before the first paint.
    ['web/src/app/root.tsx'],
  ],
  [
    'start programs',
    /from 'node:child_process'/,
    // Our own scripts in another Node, for uploaded files; and the database.
    [
      'server/src/platform/subprocess.ts',
      'server/src/platform/database/embedded-cluster.ts',
      'server/src/platform/database/embedded-postmaster.ts',
    ],
  ],
  [
    'use predictable randomness',
    /Math\.random/,
    // Random pauses before refetching, so that browsers don't all ask at once; shuffling seeds.
    [
      'server/src/maintenance/routes/page-parts.ts',
      'web/src/leagues/knock-out/seed-order.tsx',
      'web/src/maintenance/use-reopening.ts',
      'web/src/platform/live/stream.ts',
    ],
  ],
  [
    'open connections from the server',
    /(?:from |import\()'(?:undici|nodemailer|openid-client|node:(?:https?|tls|dgram|dns))'|import Stripe from|new S3Client/,
    [
      'server/src/auth/commands/provider-directory.ts',
      'server/src/auth/commands/provider.ts',
      'server/src/platform/mail/mailer.ts',
      'server/src/platform/outbound/client.ts',
      'server/src/platform/outbound/configured.ts',
      'server/src/platform/storage/s3.ts',
      'server/src/platform/tracing.ts',
    ],
  ],
] as const

const code = ['domain/src', 'contract/src', 'text/src', 'server/src', 'web/src']
  .flatMap(codeIn)
  .filter((file) => !isTest(file))
  .map((file) => ({ file, text: read(file) }))

test.each(confined)('only the listed files may %s', (_, sign, known) => {
  const found = code.filter(({ text }) => sign.test(text)).map(({ file }) => file)
  expect(found.toSorted()).toEqual([...known].toSorted())
})

/** The largest integer of the database. */
const largest = 2_147_483_647

test('every input is bounded: numbers by a range, texts and lists by a length', () => {
  const open = [...inputs()].flatMap(([name, schema]) => openEnds(schema, name))
  expect(open).toEqual([])
})

function openEnds(schema: z.ZodType, place: string): string[] {
  const within = partsOf(schema).flatMap(([step, inner]) => openEnds(inner, `${place}${step}`))
  return hasEnd(schema) ? within : [place, ...within]
}

function hasEnd(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodNumber)
    return (schema.maxValue ?? Infinity) <= largest && (schema.minValue ?? -Infinity) >= -largest
  if (schema instanceof z.ZodString) return schema.maxLength !== null || schema.format !== null
  if (schema instanceof z.ZodArray)
    return (schema.def.checks ?? []).some((check) =>
      /^(max|equals)|^length_/.test(check._zod.def.check),
    )
  return true
}
