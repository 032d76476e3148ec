import { effectOf, type Effect, type EntryKind } from '@touchline/domain/cashbox/ledger'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aPubTeam, type PubTeam } from '../testing/pub-team.ts'

const platform = await testPlatform()
platform.setClock('2026-12-01T20:00:00.000Z')

interface Step {
  readonly kind: EntryKind
  readonly amount: number
  readonly isPaul: boolean
  readonly isUndone: boolean
}

const kinds = ['fine', 'drink', 'payment', 'payout', 'waiver', 'income', 'expense'] as const
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  amount: fc.integer({ min: 1, max: 900 }),
  isPaul: fc.boolean(),
  isUndone: fc.boolean(),
})

const isOfTeam = (kind: EntryKind) => kind === 'income' || kind === 'expense'

const prices: Readonly<Partial<Record<EntryKind, number>>> = { fine: 500, drink: 200 }
const nothing = { owed: 0, cash: 0 }

/** Writes an entry; returns what it changed, which is nothing when refused or undone. */
async function write(team: PubTeam, step: Step): Promise<Effect> {
  const { kind, amount, isUndone } = step
  const whose = isOfTeam(kind) ? undefined : whoIn(team, step)
  const { status } = await send(team, step)
  if (status !== 200) return nothing
  if (!isUndone) return effectOf(kind, prices[kind] ?? amount)
  const [newest] = await team.entriesOf(whose)
  await team.undo(team.tina, newest?.id)
  return nothing
}

function send(team: PubTeam, step: Step) {
  const { kind, amount } = step
  const who = whoIn(team, step)
  if (kind === 'fine') return team.charge(team.tina, team.late, [who])
  if (kind === 'drink') return team.charge(team.tina, team.beer, [who])
  return team.record(kind, amount, isOfTeam(kind) ? null : who)
}

const whoIn = ({ paul, rosa }: PubTeam, { isPaul }: Step) => (isPaul ? paul : rosa)

test('whatever is written and taken back, balances and cash are what the kept entries say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const team = await aPubTeam(platform)
      const sums = { Paul: 0, Rosa: 0, cash: 0 }
      for (const one of steps) {
        const { owed, cash } = await write(team, one)
        sums[one.isPaul ? 'Paul' : 'Rosa'] += owed
        sums.cash += cash
      }
      const { cash } = await team.box()
      expect({ ...(await team.balances()), cash }).toMatchObject(sums)
    }),
    { numRuns: 8 },
  )
})
