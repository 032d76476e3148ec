import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { inputs, partsOf } from '../server/src/whole/testing/text-fields.ts'
import asvs from './fixtures/asvs-rows.json' with { type: 'json' }
import { codeIn, isTest, read, root } from './sources.ts'

describe('docs/asvs.md', () => {
  const told = read('docs/asvs.md')
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

  test('answers every row we chose of the standard, once, with its level', () => {
    const answered = told.map(([, id = '', level = '']) => `${id} ${level}`)
    const asked = Object.entries(asvs.rows).map(([id, level]) => `${id} ${level}`)
    expect(answered.toSorted()).toEqual(asked.toSorted())
  })

  test('answers in words, and names only what is there', () => {
    const empty = told.filter(([, , , ...words]) => words.slice(0, -1).includes(''))
    const named = told.flatMap((cells) => [
      ...cells.join().matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`/g),
    ])
    const missing = named
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(join(root, file)))
    expect({ empty, missing }).toEqual({ empty: [], missing: [] })
  })
})

test('docs/permissions.md names every question about rights, and no other', () => {
  const asked = codeIn('domain/src')
    .filter((file) => file.endsWith('/permissions.ts'))
    .flatMap((file) => [...read(file).matchAll(/^export function (may\w+)/gm)])
  const told = [...read('docs/permissions.md').matchAll(/`(may\w+)`/g)]
  const elsewhere = ['mayKeepDocuments', 'mayManageSubscription', 'mayOpenDocument']
  expect(namesOf(told)).toEqual(new Set([...namesOf(asked), ...elsewhere]))
})

function namesOf(found: readonly RegExpMatchArray[]): Set<string> {
  return new Set(found.map(([, name = '']) => name))
}

/** What no file may do but those that are named. */
const confined = [
  ['runs text as code', /\beval\(|new Function\(|from 'node:vm'/, []],
  [
    'writes markup by hand',
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc/,
    // The theme before the first paint: a constant.
    ['web/src/app/root.tsx'],
  ],
  [
    'starts programs',
    /from 'node:child_process'/,
    [
      'server/src/platform/database/embedded-cluster.ts',
      'server/src/platform/database/embedded-postmaster.ts',
    ],
  ],
  [
    'asks chance that can be guessed',
    /Math\.random/,
    // When a page looks again, so that not all look at once; the order of seeds somebody shuffles.
    [
      'server/src/maintenance/routes/page-parts.ts',
      'web/src/leagues/knock-out/seed-order.tsx',
      'web/src/maintenance/use-reopening.ts',
    ],
  ],
  [
    'of the server reaches out',
    /from '(?:undici|nodemailer|openid-client|node:(?:https?|tls|dgram|dns))'|import Stripe from|new S3Client/,
    [
      'server/src/auth/commands/provider-directory.ts',
      'server/src/auth/commands/provider.ts',
      'server/src/platform/mail/postman.ts',
      'server/src/platform/outbound/client.ts',
      'server/src/platform/outbound/configured.ts',
      'server/src/platform/storage/s3.ts',
    ],
  ],
] as const

const code = ['domain/src', 'contract/src', 'text/src', 'server/src', 'web/src']
  .flatMap(codeIn)
  .filter((file) => !isTest(file))
  .map((file) => ({ file, text: read(file) }))

test.each(confined)('nothing %s but what is named here', (_, sign, known) => {
  const found = code.filter(({ text }) => sign.test(text)).map(({ file }) => file)
  expect(found.toSorted()).toEqual([...known])
})

/** A whole number of the database ends here. */
const largest = 2_147_483_647

test('whatever is sent has an end: figures a range, words and lists a length', () => {
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
