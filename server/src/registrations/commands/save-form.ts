import { randomBytes } from 'node:crypto'

import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { isCompleteField } from '@touchline/domain/collections/form-fields'
import type { RegistrationSettings } from '@touchline/domain/registrations/settings'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { findFormOfClub, findFormTeams, saveForm } from '../queries/forms.ts'

interface FormEdit {
  readonly isOpen: boolean
  readonly settings: RegistrationSettings
  readonly version: number
  readonly now: Date
}

/** Opens or closes the form and changes what it asks. Its address stays the same for good. */
export async function changeForm(
  tx: Transaction,
  { clubId, accountId }: ClubActor,
  { isOpen, settings, version, now }: FormEdit,
): Promise<void> {
  const known = await findFormOfClub(tx, clubId)
  const ours = new Set((await findFormTeams(tx, clubId)).map(({ id }) => id))
  if (settings.teams.some(({ id }) => !ours.has(id))) throw new AppError('not_found')
  const wrong = settings.fields.find((field) => !isCompleteField({ ...field, feeId: null }))
  if (wrong !== undefined)
    throw new AppError('invalid_input', { fields: { [`fields.${wrong.id}`]: 'incomplete' } })

  const key = known?.key ?? randomBytes(12).toString('base64url')
  const saved = { clubId, key, isOpen, settings, version, accountId, now }
  if (!(await saveForm(tx, saved))) throw new AppError('changed_meanwhile')
}
