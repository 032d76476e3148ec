import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import {
  type Audience,
  audiences,
  type Choice,
  type CustomField,
  customKinds,
} from '@touchline/domain/members/custom-fields'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

const fieldShape = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(customKinds),
  audience: z.enum(audiences),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** The team's own fields, in the team's order. */
export async function findFields(db: Queryable, teamId: string): Promise<CustomField[]> {
  const rows = await db
    .selectFrom('custom_fields')
    .select(['id', 'name', 'kind', 'audience', 'choices'])
    .where('team_id', '=', teamId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return fieldShape.array().parse(rows)
}

/** Locks the fields against changes until values for them are written. */
export async function holdFields(tx: Transaction, teamId: string): Promise<CustomField[]> {
  await sql`select id from custom_fields where team_id = ${teamId} order by id for share`.execute(
    tx,
  )
  return findFields(tx, teamId)
}

interface CountRow {
  readonly fieldId: string
  readonly value: string
  readonly count: number
}

/** With the number of values each field and choice has, which a deletion would lose. */
export async function findCountedFields(
  db: Queryable,
  teamId: string,
): Promise<CustomFieldOnWire[]> {
  const fields = await findFields(db, teamId)
  const choices = fields.filter(({ kind }) => kind === 'choice').map(({ id }) => id)
  const found = await sql<CountRow>`
    select c.key as "fieldId", case when c.key = any(${choices}::text[]) then c.value end as value,
      count(*)::int as count
    from members m cross join lateral jsonb_each_text(m.custom) c
    where m.team_id = ${teamId} and m.left_at is null group by 1, 2`.execute(db)
  const count = (fieldId: string, value?: string) =>
    found.rows
      .filter((row) => row.fieldId === fieldId && (value === undefined || row.value === value))
      .reduce((sum, row) => sum + row.count, 0)

  return fields.map((field) => ({
    ...field,
    choices: field.choices.map((choice) => ({ ...choice, valueCount: count(field.id, choice.id) })),
    valueCount: count(field.id),
  }))
}

export async function insertField(
  tx: Transaction,
  teamId: string,
  { position, ...field }: CustomField & { readonly position: number },
): Promise<void> {
  const { id, name, kind, audience } = field
  await tx
    .insertInto('custom_fields')
    .values({
      id,
      team_id: teamId,
      name,
      kind,
      audience,
      position,
      choices: JSON.stringify(field.choices),
    })
    .execute()
}

export interface FieldKey {
  readonly teamId: string
  readonly fieldId: string
}

export async function saveField(
  tx: Transaction,
  { teamId, fieldId }: FieldKey,
  field: {
    readonly name: string
    readonly audience: Audience
    readonly choices: readonly Choice[]
  },
): Promise<void> {
  await tx
    .updateTable('custom_fields')
    .set({ name: field.name, audience: field.audience, choices: JSON.stringify(field.choices) })
    .where('team_id', '=', teamId)
    .where('id', '=', fieldId)
    .execute()
}

export async function orderFields(
  tx: Transaction,
  teamId: string,
  fieldIds: readonly string[],
): Promise<void> {
  await sql`
    update custom_fields f set position = wanted.place
    from unnest(${[...fieldIds]}::uuid[]) with ordinality as wanted (id, place)
    where f.team_id = ${teamId} and f.id = wanted.id`.execute(tx)
}

export async function deleteField(tx: Transaction, { teamId, fieldId }: FieldKey): Promise<void> {
  await tx
    .deleteFrom('custom_fields')
    .where('team_id', '=', teamId)
    .where('id', '=', fieldId)
    .execute()
  await sql`
    update members set custom = custom - ${fieldId}::text, version = version + 1, updated_at = now()
    where team_id = ${teamId} and custom ? ${fieldId}`.execute(tx)
}

/** Deletes the values of removed choices. */
export async function dropChoices(
  tx: Transaction,
  { teamId, fieldId }: FieldKey,
  choiceIds: readonly string[],
): Promise<void> {
  await sql`
    update members set custom = custom - ${fieldId}::text, version = version + 1, updated_at = now()
    where team_id = ${teamId} and custom ->> ${fieldId} = any(${[...choiceIds]}::text[])`.execute(
    tx,
  )
}
