import { duesRun } from '@touchline/contract/collections/shapes/dues'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aClubWithFamilies, duesRules, rate, statesOf } from '../testing/dues.ts'

const platform = await testPlatform()
const { database } = platform

beforeEach(() => platform.setClock('2026-12-01T09:00:00.000Z'))

test('rates that are added are one fee on the bill, named after each', async () => {
  const { save, people, bill, marta, grown } = await aClubWithFamilies(platform)
  const [, youth] = duesRules.rates
  const section = rate('U15', 2400, { teamIds: [grown] })
  await save({ rates: [youth, section], rateChoice: 'all' })
  const wanted = (await people()).filter(({ state }) => state === 'due')
  expect(Object.fromEntries(wanted.map((one) => [one.firstName, [one.rate, one.amount]]))).toEqual({
    Leo: ['Youth + U15', 12_000],
    Mia: ['Youth', 7200],
    Paul: ['U15', 2400],
  })
  expect(duesRun.parse((await bill(wanted)).body)).toMatchObject({ bills: 3, charged: 21_600 })
  const lines = await sql<{ name: string; amount: string }>`
    select f.name, line.amount::int as amount from bills b
    join bill_lines line on line.team_id = b.team_id and line.bill_id = b.id
    join collection_fees f on f.team_id = line.team_id and f.id = line.fee_id
    where b.account_id = ${marta} order by line.amount`.execute(database)
  expect(lines.rows).toEqual([
    { name: 'Youth', amount: 7200 },
    { name: 'Youth + U15', amount: 12_000 },
  ])
})

test('the most expensive rate counts if the club chooses so, else the first', async () => {
  const { save, people } = await aClubWithFamilies(platform)
  const rates = [rate('Everyone', 5000), ...duesRules.rates]
  await save({ rates })
  expect(statesOf(await people())).toMatchObject({ Leo: ['due', 5000], Paul: ['due', 5000] })
  await save({ rates, rateChoice: 'highest' }, 1)
  expect(statesOf(await people())).toMatchObject({ Leo: ['due', 9600], Paul: ['due', 15_000] })
})
