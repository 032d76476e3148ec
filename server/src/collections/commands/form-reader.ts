import { may } from '@touchline/domain/teams/permissions'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import type { Database, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { findActor, findSisterActors } from '#server/teams/queries/actor.ts'

import type { CollectionRow } from '../queries/collections.ts'
import { findForm, type FormRow } from '../queries/form.ts'
import { openInvitationToken, type FormInvitation } from '../queries/links.ts'
import {
  findInvitedGuest,
  findKnownPeople,
  findBillableMembers,
  noKnownPeople,
  type FormAccount,
  type FormPerson,
  type KnownPeople,
  type KnownPayer,
} from './form-people.ts'

export interface FormKey {
  readonly key: string
  readonly invitation?: string | undefined
}

export type FormRefusal = 'not_open_yet' | 'closed' | 'preview'

/** A person who may open the form. */
export interface FormReader {
  readonly form: FormRow
  readonly refusal: FormRefusal | null
  /** People they can choose without typing names. */
  readonly people: readonly FormPerson[]
  readonly payer: KnownPayer | undefined
  /** Their signed-in account; undefined with a link alone, which may have been forwarded. */
  readonly accountId: string | undefined
}

interface Asking extends FormKey {
  readonly accountId: string | undefined
  readonly now: Date
}

/**
 * Opens a form: public for everyone with its URL, private for people of the club and with an
 * emailed link, draft for those who run it. Undefined if the URL is unknown.
 */
export async function openForm(
  database: Database,
  { key, invitation, accountId, now }: Asking,
): Promise<FormReader | undefined> {
  const form = await findForm(database, key)
  if (form === undefined) return undefined
  const link = invitation === undefined ? undefined : await linkOf(database, form, invitation)
  if (invitation !== undefined && link === undefined) return undefined

  const who = await whoOf(database, form, { accountId, link })
  return who && { form, refusal: refusalOf(form, now), accountId, ...who }
}

interface Again {
  /** Locked, so that it is up to date and stays so. */
  readonly collection: CollectionRow
  readonly now: Date
}

/** Reloads the reader under the lock. */
export async function reloadReader(
  tx: Transaction,
  reader: FormReader,
  { collection, now }: Again,
): Promise<FormReader> {
  const ids = reader.people.map(({ memberId }) => memberId)
  const found = await findBillableMembers(tx, collection, ids)
  return {
    ...reader,
    refusal: refusalOf(collection, now),
    people: reader.people.flatMap((one) => {
      const member = found.find(({ memberId }) => memberId === one.memberId)
      return member === undefined ? [] : [{ ...one, ...member }]
    }),
  }
}

interface Visitor {
  readonly accountId: string | undefined
  readonly link: FormInvitation | undefined
}

/** Data of someone who may open this form; undefined for others. */
async function whoOf(
  database: Database,
  form: FormRow,
  { accountId, link }: Visitor,
): Promise<KnownPeople | undefined> {
  const asker = await askerOf(database, form, accountId)
  if (form.state === 'draft' && !runsIt(asker)) return undefined
  if (asker !== undefined) return findKnownPeople(database, form, asker)
  const guest = link && (await findInvitedGuest(database, form, link))
  if (guest !== undefined) return guest
  if (form.broadcast === 'public') return noKnownPeople
  if (accountId === undefined && link === undefined) throw new AppError('not_signed_in')
  return undefined
}

function refusalOf(
  { state, opensOn, closesOn, timeZone }: CollectionRow,
  now: Date,
): FormRefusal | null {
  if (state === 'draft') return 'preview'
  const today = dayInZone(now, timeZone)
  if (state === 'closed' || (closesOn !== null && closesOn < today)) return 'closed'
  return opensOn !== null && opensOn > today ? 'not_open_yet' : null
}

/** An emailed link only opens the form it was created for. */
async function linkOf(
  database: Database,
  form: FormRow,
  token: string,
): Promise<FormInvitation | undefined> {
  const link = await openInvitationToken(database, token)
  return link?.teamId === form.teamId && link.collectionId === form.id ? link : undefined
}

function runsIt(asker: FormAccount | undefined): boolean {
  return asker?.own !== undefined && may(asker.own, 'collections.manage')
}

/** A signed-in person; strangers may open public forms, known by their account. */
async function askerOf(
  database: Database,
  { teamId, broadcast }: FormRow,
  accountId: string | undefined,
): Promise<FormAccount | undefined> {
  if (accountId === undefined) return undefined
  const own = await findActor(database, { accountId, teamId })
  if (own !== undefined || broadcast === 'public') return { accountId, own }
  const sisters = await findSisterActors(database, { accountId, teamId })
  return sisters.length > 0 ? { accountId, own: undefined } : undefined
}
