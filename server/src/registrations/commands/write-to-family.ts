import { withoutLinks } from '@touchline/domain/values/without-links'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import { registrationLetter, type RegistrationNews } from '../emails.ts'
import { findFormTeams } from '../queries/forms.ts'
import { registrationUrl } from '../queries/links.ts'
import { requireOwner } from '../queries/owners.ts'
import { findPeopleOf, findRegistration, type RegistrationKey } from '../queries/registrations.ts'

interface Writing {
  readonly platform: Pick<Platform, 'config' | 'database' | 'mail'>
  readonly key: RegistrationKey
  readonly what: RegistrationNews
  /** About these alone; else about everyone of the registration. */
  readonly personIds?: readonly string[]
  readonly message?: string
  readonly offerUntil?: Date
}

/** One letter to the contact of the registration, in their language. */
export async function writeToFamily(
  tx: Transaction,
  { platform, key, what, personIds, message = '', offerUntil }: Writing,
): Promise<void> {
  const registration = await findRegistration(tx, key)
  if (registration === undefined) return
  const owner = await requireOwner(tx, key.ownerId)
  const teams = new Map((await findFormTeams(tx, key.ownerId)).map(({ id, name }) => [id, name]))
  const people = (await findPeopleOf(tx, key)).filter(
    ({ id }) => personIds === undefined || personIds.includes(id),
  )
  await platform.mail.enqueue(
    tx,
    registrationLetter({
      what,
      owner,
      to: registration.email,
      language: registration.language,
      firstNames: people.map(({ firstName }) => withoutLinks(firstName)),
      // A place is named once the address is known to be the family's.
      teams:
        what === 'confirm' || owner.kind === 'team'
          ? []
          : people.flatMap(({ teamId }) => teams.get(teamId ?? '') ?? []),
      message,
      offerUntil,
      url: await registrationUrl(platform, key),
    }),
  )
}
