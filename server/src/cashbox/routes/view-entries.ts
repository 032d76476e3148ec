import type { CashBoxEntries, CashBoxEntry } from '@touchline/contract/cashbox/shapes'
import { cashBoxLimits } from '@touchline/domain/cashbox/limits'
import {
  isCashier,
  maySeeBalance,
  maySeeEntries,
  mayUndo,
} from '@touchline/domain/cashbox/permissions'
import type { Actor, ActorContext } from '@touchline/domain/teams/actor'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findMinors } from '../queries/balances.ts'
import { findBox } from '../queries/box.ts'
import { findCashEntries, findEntriesOf, type StoredEntry } from '../queries/entries.ts'

interface Question {
  readonly memberId?: string | undefined
  readonly before?: string | undefined
}

/** A page of a player's entries, or of those that moved the money in the box. */
export async function viewEntries(
  db: Queryable,
  { actor, now }: ActorContext,
  { memberId, before }: Question,
): Promise<CashBoxEntries> {
  const { teamId } = actor
  const { isOn, showsBalances } = await findBox(db, { teamId, now })
  if (!isOn || !(await hasPlace(db, { actor, now }))) throw new AppError('not_found')
  const page = { before, limit: cashBoxLimits.page + 1 }
  if (memberId !== undefined && !maySeeEntries(actor, memberId)) throw new AppError('not_found')
  // Where balances are private, so are payments.
  const isOfTeamOnly = !showsBalances && !isCashier(actor)
  const found =
    memberId === undefined
      ? await findCashEntries(db, { teamId, isOfTeamOnly }, page)
      : await findEntriesOf(db, { teamId, memberId }, page)
  const shown = found.slice(0, cashBoxLimits.page)
  const next = found.length > shown.length ? (shown.at(-1)?.id ?? null) : null
  const people = shown.flatMap((entry) => entry.memberId ?? [])
  const minors = new Set(await findMinors(db, { teamId, now }, people))
  return { entries: shown.map((entry) => entryFor({ actor, now, minors }, entry)), next }
}

/** Minors, and people who aren't on the roster, have none. */
async function hasPlace(db: Queryable, { actor, now }: ActorContext): Promise<boolean> {
  const { teamId, memberId } = actor
  if (isCashier(actor)) return true
  return memberId !== undefined && (await findMinors(db, { teamId, now }, [memberId])).length === 0
}

interface Shown extends ActorContext {
  readonly minors: ReadonlySet<string>
}

function entryFor({ actor, now, minors }: Shown, entry: StoredEntry): CashBoxEntry {
  const { id, kind, label, owed, cash, by, createdAt, isUndo, isUndone } = entry
  return {
    id,
    kind,
    label,
    owed,
    cash,
    by,
    isUndo,
    isUndone,
    member: memberFor(actor, entry, minors),
    event: eventOf(entry),
    createdAt: createdAt.toISOString(),
    mayUndo: mayUndo(actor, entry, now),
  }
}

/** Only cashiers see who left, and minors. */
function memberFor(
  actor: Actor,
  entry: StoredEntry,
  minors: ReadonlySet<string>,
): CashBoxEntry['member'] {
  const { memberId, firstName, lastName, hasLeft } = entry
  if (memberId === null) return null
  if (!maySeeBalance(actor, { memberId, hasLeft, isMinor: minors.has(memberId) }, true)) return null
  return { memberId, firstName: firstName ?? '', lastName: lastName ?? '' }
}

function eventOf({ eventId: id, eventTitle, eventStartsAt }: StoredEntry): CashBoxEntry['event'] {
  if (id === null || eventStartsAt === null) return null
  return { id, title: eventTitle ?? '', startsAt: eventStartsAt.toISOString() }
}
