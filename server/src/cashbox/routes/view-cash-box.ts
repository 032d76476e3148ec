import type { CashBox } from '@touchline/contract/cashbox/shapes'
import { isCashier, maySeeBalance } from '@touchline/domain/cashbox/permissions'
import { presets, type Preset } from '@touchline/domain/cashbox/presets'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { bestLanguage } from '@touchline/domain/values/language'

import type { Queryable } from '#server/platform/database/database.ts'

import { cashBoxTexts } from '../commands/texts.ts'
import { findBalances, findCash } from '../queries/balances.ts'
import { findBox, type StoredBox } from '../queries/box.ts'
import { findItems } from '../queries/items.ts'

/**
 * A team's cash box as this reader may see it; one that is off says only why it can't be on. For people
 * without a place in it, such as minors, it is empty.
 */
export async function viewCashBox(db: Queryable, { actor, now }: ActorContext): Promise<CashBox> {
  const { teamId, memberId } = actor
  const box = await findBox(db, { teamId, now })
  const { isOn, isOpen, showsBalances, currency } = box
  const cashier = isCashier(actor)
  const always = { isOpen, currency, refusal: box.refusal ?? null }
  const players = isOn ? await findBalances(db, { teamId, now }) : []
  const mine = players.find((player) => player.memberId === memberId && !player.isMinor)
  if (!isOn || (mine === undefined && !cashier)) return { ...always, ...nothing }
  const items = [...(await findItems(db, teamId))]
  return {
    ...always,
    isOn,
    hasMinors: cashier && box.hasMinors,
    myBalance: mine?.balance ?? null,
    cash: await findCash(db, teamId),
    items,
    presets: cashier ? presetsFor(box, items) : [],
    players: players.filter((player) => maySeeBalance(actor, player, showsBalances)),
  }
}

const nothing = {
  isOn: false,
  hasMinors: false,
  myBalance: null,
  cash: 0,
  items: [],
  presets: [],
  players: [],
}

/** Common fines and drinks that the team has no item of that name for, in its language. */
function presetsFor({ language }: StoredBox, items: CashBox['items']): CashBox['presets'] {
  const known = new Set(items.map(({ name }) => name.toLowerCase()))
  const names = cashBoxTexts[bestLanguage([language])].presets
  return Object.entries(presets).flatMap(([key, preset]) => {
    const name = isPreset(key) ? names[key] : ''
    return known.has(name.toLowerCase()) ? [] : [{ ...preset, name }]
  })
}

function isPreset(key: string): key is Preset {
  return Object.hasOwn(presets, key)
}
