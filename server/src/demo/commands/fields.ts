import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertRows } from '../queries.ts'
import type { Stage } from './roster.ts'

/** Adds the team's own fields; returns the values for an index. */
export async function addFields(
  tx: Transaction,
  { teamId, words: { fields } }: Stage,
): Promise<(place: number) => string> {
  const [seats, wayHome] = [newId(), newId()]
  const row = { team_id: teamId, choices: '[]' }
  await insertRows(tx, 'custom_fields', [
    { ...row, id: seats, name: fields.seats, kind: 'number', audience: 'team', position: 1 },
    { ...row, id: wayHome, name: fields.wayHome, kind: 'yes_no', audience: 'private', position: 2 },
  ])
  return (place) =>
    JSON.stringify({
      ...(place % 3 === 0 && { [seats]: String(2 + (place % 4)) }),
      [wayHome]: place % 2 === 0 ? 'no' : 'yes',
    })
}
