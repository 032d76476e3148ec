import type { InterpretedGuardian } from '@touchline/domain/members/import/interpreted-rows'
import type { ImportPlan } from '@touchline/domain/members/import/plan'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertGuardians, insertGuardianships } from '../queries/guardians.ts'
import { fillGuardians } from '../queries/import-writes.ts'
import type { ImportUndo } from '../queries/imports.ts'
import type { WrittenLink } from '../queries/same-guardians.ts'
import { firstNameOfUnnamed } from './unnamed-parents.ts'

interface Writing {
  readonly teamId: string
  readonly importId: string
  readonly plan: ImportPlan
  readonly memberIds: ReadonlyMap<number, string>
  readonly language: string
}

export type WrittenGuardians = Pick<ImportUndo, 'filled' | 'linked'> & {
  readonly added: number
  readonly links: readonly WrittenLink[]
}

/** Writes each parent once and links them to all their children. */
export async function writeGuardians(tx: Transaction, writing: Writing): Promise<WrittenGuardians> {
  const { teamId, importId, plan } = writing
  const ids = new Map(plan.guardians.map(({ key, guardianId }) => [key, guardianId ?? newId()]))
  const lastNames = lastNamesOfChildren(plan)
  const fresh = plan.guardians.filter(({ guardianId }) => guardianId === undefined)
  await insertGuardians(
    tx,
    fresh.map(({ key, guardian }) => ({
      id: ids.get(key) ?? newId(),
      team_id: teamId,
      import_id: importId,
      email: guardian.email ?? null,
      phone: guardian.phone ?? null,
      ...nameOf(guardian, writing.language, lastNames.get(key)),
    })),
  )

  const filled = plan.guardians.flatMap(({ guardianId, fills }) =>
    guardianId === undefined || Object.keys(fills).length === 0 ? [] : [{ guardianId, ...fills }],
  )
  await fillGuardians(tx, teamId, filled)

  const links = linksOf(writing, ids)
  await insertGuardianships(
    tx,
    links.map(({ guardianId, memberId, role }) => ({
      team_id: teamId,
      guardian_id: guardianId,
      member_id: memberId,
      role,
    })),
  )
  // Links to new members are deleted with them; only links to existing members are needed for the
  // undo.
  const known = new Set(plan.steps.flatMap(({ memberId }) => memberId ?? []))
  const linked = links
    .filter(({ memberId }) => known.has(memberId))
    .map(({ guardianId, memberId }) => ({ guardianId, memberId }))
  return { added: fresh.length, filled, linked, links }
}

function linksOf({ plan, memberIds }: Writing, ids: ReadonlyMap<string, string>) {
  return plan.steps.flatMap(({ row, guardians }) =>
    guardians
      .filter(({ kind }) => kind === 'new')
      .flatMap(({ key, role, guardian: { email = null } }) => {
        const guardianId = ids.get(key)
        const memberId = memberIds.get(row)
        return guardianId && memberId ? [{ guardianId, memberId, role, email }] : []
      }),
  )
}

/** A single name is the first name; a parent without a name gets the child's last name. */
function nameOf(
  { firstName, lastName = '' }: InterpretedGuardian,
  language: string,
  childsLastName = '',
) {
  if (firstName !== undefined) return { first_name: firstName, last_name: lastName }
  if (lastName !== '') return { first_name: lastName, last_name: '' }
  return { first_name: firstNameOfUnnamed(language), last_name: childsLastName }
}

/** The last name of each parent's first child, by parent key. */
function lastNamesOfChildren({ steps }: ImportPlan): ReadonlyMap<string, string> {
  const pairs = steps.flatMap(({ guardians, member }) =>
    guardians.map(({ key }) => [key, member.lastName] as const),
  )
  return new Map(pairs.toReversed())
}
