import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@touchline/contract/contract'
import { bodySizeOf, unboundedParts } from '@touchline/contract/wire/body-size'
import { expect, test } from 'vitest'
import { z } from 'zod'

interface Input {
  readonly name: string
  readonly schema: unknown
}

const inputs: Input[] = []
traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
  const schema: unknown = endpoint['~orpc'].inputSchema
  if (schema !== undefined) inputs.push({ name: path.join('.'), schema })
})

/** More than any list a person reads, and still validated quickly. */
const maxValues = 25_000
const maxDepth = 10
const maxBytes = 1024 * 1024

/** Bodies that may be longer as JSON, with the reason. */
const long: Readonly<Record<string, string>> = {
  'members.previewImport': 'a file of a roster',
  'members.confirmImport': 'what was put right in the rows of a roster',
  'clubs.previewImport': 'a file of a whole club',
  'clubs.confirmImport': 'answers about the rows of a whole club',
  'moves.previewClub': 'the exports of a whole club',
  'moves.confirmClub': 'answers about the people of a whole club',
  'moves.previewTeam': 'the exports of a team',
  'moves.confirmTeam': 'what was put right in the rows of a roster',
  'collections.importStatement': 'a file of a bank',
  'collections.importClubStatement': 'a file of a bank',
  'integrations.importTeam': 'an archive of a team',
  'integrations.importClub': 'an archive of a club',
  'events.importCalendar': 'a file of a calendar',
  'events.readSchoolHolidays': 'a file of a calendar',
  'events.readTeamSchoolHolidays': 'a file of a calendar',
  'events.importFixtures': 'a file with the matches of a whole club',
  'leagues.importResults': 'a season of results as text',
  'leagues.create': 'the fixtures of a season',
  'leagues.addMatches': 'the fixtures of a season',
  'leagues.changeMatches': 'days of play with the scores of their sets',
  'collections.fillForm': 'long answers of many people, of which the server takes 64 KiB',
  'collections.save': 'fees, sizes and fields with their descriptions',
  'invitations.invite': 'five hundred addresses with their names',
  'clubs.rollOver': 'the people of a whole club',
}

test('every text, list and record in an input has a limit', () => {
  expect(inputs.length).toBeGreaterThan(200)
  expect(
    inputs.flatMap(({ name, schema }) => unboundedParts(schema).map((path) => `${name}: ${path}`)),
  ).toEqual([])
})

test('nested lists have a limit together', () => {
  const sizes = inputs.map(({ name, schema }) => ({ name, ...bodySizeOf(schema) }))
  expect(sizes.filter(({ values }) => values > maxValues)).toEqual([])
  expect(sizes.filter(({ depth }) => depth > maxDepth)).toEqual([])
  const longer = sizes.filter(({ bytes }) => bytes > maxBytes).map(({ name }) => name)
  expect(longer.toSorted()).toEqual(Object.keys(long).toSorted())
})

test.each([
  ['a text', z.object({ name: z.string() }), 'body.name'],
  ['a pattern without end', z.string().regex(/^a+$/), 'body'],
  ['a list', z.object({ a: z.object({ b: z.array(z.int()) }) }), 'body.a.b'],
  ['a record', z.object({ a: z.record(z.uuid(), z.int()) }).partial(), 'body.a'],
  ['the names in a record', z.array(z.record(z.string(), z.int())).max(2), 'body[]'],
  ['anything at all', z.object({ a: z.unknown() }), 'body.a'],
  ['one of two', z.union([z.int(), z.string().nullable()]), 'body'],
])('detects %s without a limit', (_, schema, path) => {
  expect(unboundedParts(schema)).toContain(path)
})

test("a body's size is the product of its lists", () => {
  const inner = z.object({ list: z.array(z.int()).max(30) })
  const { values, depth } = bodySizeOf(z.object({ all: z.array(inner).max(100) }))
  expect({ values, depth }).toEqual({ values: 1 + 1 + 100 * (1 + 1 + 30), depth: 4 })
})
