import { presets, type Preset } from '@touchline/domain/cashbox/presets'
import type { Actor } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import { charge } from '#server/cashbox/commands/charge.ts'
import { configureBox } from '#server/cashbox/commands/configure.ts'
import { saveItem } from '#server/cashbox/commands/items.ts'
import { recordMoney } from '#server/cashbox/commands/record.ts'
import { cashBoxTexts } from '#server/cashbox/commands/texts.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { demoEvents } from '../queries.ts'
import type { DemoPlayer, Stage } from './roster.ts'
import type { DemoSetting } from './teams.ts'

const day = 86_400_000
const items: readonly Preset[] = [
  ...(['late_practice', 'late_match', 'no_show', 'dissent', 'forgot_kit'] as const),
  ...(['beer', 'soft_drink', 'water'] as const),
]

interface DemoBox {
  readonly tx: Transaction
  readonly actor: Actor
  readonly now: Date
  readonly itemIds: ReadonlyMap<Preset, string>
}

/** A women's team with a cash box: some weeks of fines and drinks, payments, and a crate of water. */
export async function addCashBox(
  tx: Transaction,
  stage: Stage,
  {
    rosterRows,
    language,
  }: { readonly rosterRows: readonly DemoPlayer[] } & Pick<DemoSetting['input'], 'language'>,
): Promise<void> {
  const { teamId, now, cast } = stage
  const actor = await requirePerson(tx, { accountId: cast.womenCoach.id, teamId })
  await configureBox(tx, { actor, now }, { isOn: true, isOpen: true })
  const names = cashBoxTexts[language].presets
  const itemIds = new Map(items.map((key) => [key, newId()]))
  for (const [key, itemId] of itemIds) {
    const { kind, amount } = presets[key]
    await saveItem(tx, { actor, now }, { itemId, item: { kind, name: names[key], amount } })
  }
  const box = { tx, actor, now, itemIds }
  const players = rosterRows.slice(1).map(({ memberId }) => memberId)
  const past = (await demoEvents(tx, teamId)).filter(({ startsAt }) => startsAt < now)
  for (const [place, { id: eventId, startsAt }] of past.slice(-6).entries())
    await addEvening(box, { eventId, at: startsAt, players, place })
  await addMoney(box, players, stage.words.cashBox)
}

interface Evening {
  readonly eventId: string
  readonly at: Date
  readonly players: readonly string[]
  readonly place: number
}

/** Someone is late, and a few have a drink afterwards. */
async function addEvening(
  { tx, actor, itemIds }: DemoBox,
  { eventId, at, players, place }: Evening,
): Promise<void> {
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, step) => players[(from + step * 2) % players.length] ?? '')
  const fine: Preset = place % 3 === 2 ? 'dissent' : 'late_practice'
  const tapped: readonly (readonly [Preset, readonly string[]])[] = [
    [fine, some(place, 2)],
    ['beer', some(place * 3, 4)],
    ['soft_drink', some(place * 3 + 1, 2)],
  ]
  for (const [key, memberIds] of tapped)
    await charge(
      tx,
      { actor, now: new Date(at.getTime() + day / 12) },
      { itemId: itemIds.get(key) ?? '', memberIds: [...new Set(memberIds)], eventId },
    )
}

async function addMoney(
  { tx, actor, now }: DemoBox,
  players: readonly string[],
  words: Stage['words']['cashBox'],
): Promise<void> {
  const at = { actor, now: new Date(now.getTime() - day) }
  const paid = { kind: 'payment', note: '' } as const
  await recordMoney(tx, at, { ...paid, memberId: players[1] ?? null, amount: 500 })
  await recordMoney(tx, at, { ...paid, memberId: players[2] ?? null, amount: 2000 })
  const spent = { kind: 'expense', memberId: null, amount: 1290, note: words.spent } as const
  await recordMoney(tx, at, spent)
}
