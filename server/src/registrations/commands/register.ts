import type { NewRegistration } from '@touchline/contract/registrations/shapes'
import { problemsOfRegistration } from '@touchline/domain/registrations/problems'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { withoutBlanks } from '@touchline/domain/values/iban'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { FormRow } from '../queries/forms.ts'
import { requireOwner, type Owner } from '../queries/owners.ts'
import { insertPeople, insertRegistration } from '../queries/registrations.ts'
import { writeToFamily } from './write-to-family.ts'

interface Registering {
  readonly platform: Platform
  readonly form: FormRow
  readonly input: NewRegistration
  readonly now: Date
}

/** Keeps what a family has handed in, and sends the letter that confirms it. Sent twice, it is one. */
export async function register(
  tx: Transaction,
  { platform, form, input, now }: Registering,
): Promise<void> {
  if (!form.isOpen) throw new AppError('not_allowed')
  const { ownerId } = form
  const owner = await requireOwner(tx, ownerId)
  const fields = problemsOfRegistration(input, form.settings, dayInZone(now, owner.timeZone))
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })

  const id = newId()
  const key = { ownerId, registrationId: id }
  const kept = asKept(input, form, owner)
  if (!(await insertRegistration(tx, { ownerId, id, input: kept, now }))) return
  await insertPeople(tx, key, { people: kept.people.map((one) => ({ ...one, id: newId() })), now })
  await writeToFamily(tx, { platform, key, what: 'confirm' })
}

/** Only what the form asks for. */
function asKept(
  input: NewRegistration,
  { settings }: FormRow,
  owner: Pick<Owner, 'kind' | 'id'>,
): NewRegistration {
  const asked = new Set(settings.fields.map(({ id }) => id))
  const { mandate } = input
  return {
    ...input,
    contact: { ...input.contact, address: settings.address === 'no' ? '' : input.contact.address },
    mandate:
      mandate === null || settings.mandate === 'no'
        ? null
        : { ...mandate, iban: withoutBlanks(mandate.iban) },
    people: input.people.map((person) => ({
      ...person,
      teamId: owner.kind === 'team' ? owner.id : person.teamId,
      photos: settings.asksPhotos ? person.photos : null,
      answers: Object.fromEntries(
        Object.entries(person.answers).filter(([id, answer]) => asked.has(id) && answer !== ''),
      ),
    })),
  }
}
