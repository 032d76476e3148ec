import type { CustomFieldChange, NewCustomField } from '@touchline/contract/members/shapes/fields'
import {
  type Choice,
  type CustomField,
  mayWiden,
  maxCustomFields,
} from '@touchline/domain/members/custom-fields'
import { mayEditFields } from '@touchline/domain/members/permissions'
import type { Actor } from '@touchline/domain/teams/actor'
import { foldText } from '@touchline/domain/values/folding'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { announce } from '#server/platform/outbox/announce.ts'

import {
  deleteField,
  dropChoices,
  findCountedFields,
  insertField,
  orderFields,
  saveField,
} from '../queries/fields.ts'
import { lockTeam } from '../queries/imports.ts'

type KnownField = Awaited<ReturnType<typeof findCountedFields>>[number]

export async function addField(
  tx: Transaction,
  actor: Actor,
  { name, kind, audience, choices }: Omit<NewCustomField, 'teamId'>,
): Promise<void> {
  const fields = await lockFields(tx, actor)
  if (fields.length >= maxCustomFields)
    throw new AppError('invalid_input', { fields: { fields: 'too_many' } })
  refuseTaken(fields, name)

  const named = kind === 'choice' ? choices.map((choice) => ({ id: newId(), name: choice })) : []
  refuseChoices(kind, named)
  const field = { id: newId(), name, kind, audience, choices: named }
  await insertField(tx, actor.teamId, { ...field, position: fields.length + 1 })
  await announceFields(tx, actor)
}

/** Changes name, audience, choices or position. Removing a choice deletes its values. */
export async function changeField(
  tx: Transaction,
  actor: Actor,
  { fieldId, changes }: { readonly fieldId: string; readonly changes: CustomFieldChange },
): Promise<void> {
  const fields = await lockFields(tx, actor)
  const before = requireField(fields, fieldId)
  const { name = before.name, audience = before.audience } = changes
  refuseTaken(
    fields.filter(({ id }) => id !== fieldId),
    name,
  )
  if (!mayWiden(before.audience, audience, before.valueCount ?? 0))
    throw new AppError('invalid_input', { fields: { audience: 'has_values' } })

  const choices =
    changes.choices === undefined ? before.choices : choicesOf(before, changes.choices)
  refuseChoices(before.kind, choices)
  const key = { teamId: actor.teamId, fieldId }
  const gone = before.choices.filter(({ id }) => !choices.some((choice) => choice.id === id))
  if (gone.length > 0)
    await dropChoices(
      tx,
      key,
      gone.map(({ id }) => id),
    )
  await saveField(tx, key, {
    name,
    audience,
    choices: choices.map((choice) => ({ id: choice.id, name: choice.name })),
  })
  if (changes.position !== undefined) {
    const ids = fields.map(({ id }) => id).filter((id) => id !== fieldId)
    await orderFields(tx, actor.teamId, ids.toSpliced(changes.position - 1, 0, fieldId))
  }
  await announceFields(tx, actor)
}

export async function removeField(tx: Transaction, actor: Actor, fieldId: string): Promise<void> {
  requireField(await lockFields(tx, actor), fieldId)
  await deleteField(tx, { teamId: actor.teamId, fieldId })
  await announceFields(tx, actor)
}

/** Locks the team, so that changes of fields run one after the other. */
async function lockFields(tx: Transaction, actor: Actor): Promise<KnownField[]> {
  if (!mayEditFields(actor)) throw new AppError('not_allowed')
  await lockTeam(tx, actor.teamId)
  return findCountedFields(tx, actor.teamId)
}

function requireField(fields: readonly KnownField[], fieldId: string): KnownField {
  const field = fields.find(({ id }) => id === fieldId)
  if (field === undefined) throw new AppError('not_found')
  return field
}

function refuseTaken(others: readonly KnownField[], name: string): void {
  if (others.some((other) => foldText(other.name) === foldText(name)))
    throw new AppError('invalid_input', { fields: { name: 'taken' } })
}

/** A choice field needs at least one choice, and their names must differ. */
function refuseChoices(kind: CustomField['kind'], choices: readonly Choice[]): void {
  const names = new Set(choices.map(({ name }) => foldText(name)))
  if (kind === 'choice' && choices.length === 0)
    throw new AppError('invalid_input', { fields: { choices: 'required' } })
  if (names.size !== choices.length)
    throw new AppError('invalid_input', { fields: { choices: 'twice' } })
}

function choicesOf(
  { kind, choices }: KnownField,
  wanted: readonly { readonly id?: string | undefined; readonly name: string }[],
): Choice[] {
  if (kind !== 'choice') return []
  return wanted.map(({ id, name }) => ({
    id: choices.find((choice) => choice.id === id)?.id ?? newId(),
    name,
  }))
}

async function announceFields(tx: Transaction, { teamId }: Actor): Promise<void> {
  await announce(tx, {
    name: 'members.fields_changed',
    topics: [`team:${teamId}`],
    payload: { teamId },
  })
}
