import { randomBytes } from 'node:crypto'

import { isCompleteField } from '@touchline/domain/collections/form-fields'
import { settingsOfTeam, type RegistrationSettings } from '@touchline/domain/registrations/settings'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findFees } from '../queries/fees.ts'
import { findForm, findFormTeams, saveForm } from '../queries/forms.ts'
import type { Owner } from '../queries/owners.ts'

interface FormEdit {
  readonly isOpen: boolean
  readonly settings: RegistrationSettings
  readonly version: number
  readonly now: Date
}

interface Changing {
  readonly owner: Pick<Owner, 'kind' | 'id'>
  readonly accountId: string
}

/** Opens or closes the form and changes what it asks. Its address stays the same for good. */
export async function changeForm(
  tx: Transaction,
  { owner, accountId }: Changing,
  { isOpen, settings: chosen, version, now }: FormEdit,
): Promise<void> {
  const known = await findForm(tx, owner.id)
  const settings = owner.kind === 'team' ? settingsOfTeam(owner.id, chosen) : chosen
  await refuseForeign(tx, owner, settings)
  const wrong = settings.fields.find((field) => !isCompleteField({ ...field, feeId: null }))
  if (wrong !== undefined)
    throw new AppError('invalid_input', { fields: { [`fields.${wrong.id}`]: 'incomplete' } })

  const key = known?.key ?? randomBytes(12).toString('base64url')
  const saved = { owner, key, isOpen, settings, version, accountId, now }
  if (!(await saveForm(tx, saved))) throw new AppError('changed_meanwhile')
}

/** Teams and fees of others are not found. */
async function refuseForeign(
  tx: Transaction,
  owner: Changing['owner'],
  { teams, fee }: RegistrationSettings,
): Promise<void> {
  const ours = new Set((await findFormTeams(tx, owner.id)).map(({ id }) => id))
  const fees = await findFees(tx, owner)
  const isKnown = fee === null || fees.some(({ feeId }) => feeId === fee.feeId)
  if (!isKnown || teams.some(({ id }) => !ours.has(id))) throw new AppError('not_found')
}
