import { type Actor, representedBy } from '@touchline/domain/teams/actor'
import { bestLanguage, type Language } from '@touchline/domain/values/language'

import type { Database, Queryable } from '#server/platform/database/database.ts'
import { findActor } from '#server/teams/queries/actor.ts'

import type { CollectionRow } from '../queries/collections.ts'
import {
  findAskedMember,
  findKnownMembers,
  findPerson,
  type FormRow,
  type KnownMember,
} from '../queries/form.ts'
import type { FormInvitation } from '../queries/links.ts'

/** Known data of the payer; the rest is typed. */
export interface KnownPayer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: Language | undefined
}

/** A signed-in person who opens a form. */
export interface FormAccount {
  readonly accountId: string
  /** Their actor in the form's team; undefined for people of sister teams. */
  readonly own: Actor | undefined
}

/** A person who can be chosen in the form without typing a name. */
export interface FormPerson extends KnownMember {
  readonly relation: 'self' | 'child'
}

export interface KnownPeople {
  readonly people: readonly FormPerson[]
  readonly payer: KnownPayer | undefined
}

export const noKnownPeople: KnownPeople = { people: [], payer: undefined }

/** A signed-in person, with the people they may answer for in the team. */
export async function findKnownPeople(
  database: Database,
  form: FormRow,
  { accountId, own }: FormAccount,
): Promise<KnownPeople> {
  const person = await findPerson(database, accountId)
  return {
    people: own === undefined ? [] : await peopleOf(database, form, own),
    payer: person && payerOf(person),
  }
}

async function peopleOf(
  database: Database,
  form: FormRow,
  actor: Actor,
): Promise<KnownPeople['people']> {
  return (await findBillableMembers(database, form, representedBy(actor))).map((member) => ({
    ...member,
    relation: member.memberId === actor.memberId ? ('self' as const) : ('child' as const),
  }))
}

/** Only a campaign has one bill per person; shirts and donations can be repeated. */
export async function findBillableMembers(
  db: Queryable,
  { id: collectionId, teamId, kind }: CollectionRow,
  ids: readonly string[],
): Promise<readonly KnownMember[]> {
  const found = await findKnownMembers(db, { teamId, collectionId }, ids)
  return found.map((member) => ({ ...member, hasBill: kind === 'membership' && member.hasBill }))
}

/** A person with an emailed link sees the member it was about and its address. */
export async function findInvitedGuest(
  database: Database,
  form: FormRow,
  { teamId, personId }: FormInvitation,
): Promise<KnownPeople | undefined> {
  const actor = await findActor(database, { accountId: personId, teamId })
  if (actor === undefined) return memberGuest(database, form, personId)
  const person = await findPerson(database, personId)
  return {
    people: await peopleOf(database, form, actor),
    payer: person && { ...payerOf(person), phone: null },
  }
}

/** The email was sent to the address on a roster row. */
async function memberGuest(
  database: Database,
  form: FormRow,
  memberId: string,
): Promise<KnownPeople | undefined> {
  const key = { teamId: form.teamId, collectionId: form.id }
  const member = await findAskedMember(database, key, memberId)
  if (member === undefined) return undefined
  const known = await findBillableMembers(database, form, [member.id])
  const { first_name: firstName, last_name: lastName, email } = member
  return {
    people: known.map((one) => ({ ...one, relation: 'self' as const })),
    payer: { firstName, lastName, email, phone: null, language: undefined },
  }
}

interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string
}

function payerOf({ first_name, last_name, email, phone, language }: Person): KnownPayer {
  return {
    firstName: first_name,
    lastName: last_name,
    email,
    phone,
    language: bestLanguage([language]),
  }
}
