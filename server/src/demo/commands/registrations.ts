import { demoEmail } from '@touchline/domain/demo/people'
import { usualSettings } from '@touchline/domain/registrations/settings'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { changeForm } from '#server/registrations/commands/save-form.ts'
import { findFormTeams } from '#server/registrations/queries/forms.ts'
import {
  insertPeople,
  insertRegistration,
  markConfirmed,
} from '#server/registrations/queries/registrations.ts'

import type { Cast } from './cast.ts'

interface DemoClub {
  readonly clubId: string
  readonly cast: Cast
  readonly input: { readonly language: 'en' | 'fr' | 'de' | 'es' }
  readonly now: Date
}

const hour = 3_600_000

/** The club's form is open, with a pending family. */
export async function addRegistrations(
  tx: Transaction,
  { clubId, cast, input: { language }, now }: DemoClub,
): Promise<void> {
  const teams = await findFormTeams(tx, clubId)
  const changing = { owner: { kind: 'club', id: clubId }, accountId: cast.manager.id } as const
  const settings = usualSettings(teams.map(({ id }) => id))
  await changeForm(tx, changing, { isOpen: true, settings, version: 0, now })

  const id = newId()
  const key = { ownerId: clubId, registrationId: id }
  const at = new Date(now.getTime() - hour)
  const contact = {
    firstName: 'Irene',
    lastName: 'Soler',
    email: demoEmail({ firstName: 'Irene', lastName: 'Soler' }),
    phone: '+34600123499',
    address: '',
    role: 'mother',
  } as const
  const rest = { key: '', clientId: newId(), language, secondGuardian: null, people: [] }
  const registration = { ...rest, contact, mandate: null, agrees: true }
  await insertRegistration(tx, { ownerId: clubId, id, input: registration, now: at })
  const child = {
    lastName: 'Soler',
    isContact: false,
    teamId: null,
    kind: 'active',
    photos: true,
    answers: {},
  } as const
  const year = now.getUTCFullYear()
  await insertPeople(tx, key, {
    people: [
      { ...child, id: newId(), firstName: 'Bruno', dateOfBirth: `${year - 11}-04-02` },
      { ...child, id: newId(), firstName: 'Alba', dateOfBirth: `${year - 9}-09-21` },
    ],
    now: at,
  })
  await markConfirmed(tx, key, at)
}
