import type { guardianRoles } from '@touchline/domain/members/roles'
import type { FilledRegistration } from '@touchline/domain/registrations/problems'
import { isMinor } from '@touchline/domain/values/age'
import type { Language } from '@touchline/domain/values/language'

import type { PublicForm, Registering } from './api.ts'

type Role = (typeof guardianRoles)[number]

/** A parent as typed; the phone is empty until there is one. */
export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly role: Role
}

export interface DraftPerson {
  readonly id: string
  /** The contact themselves: the names are theirs. */
  readonly isContact: boolean
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string
  readonly teamId: string | null
  readonly kind: PublicForm['settings']['kinds'][number]
  readonly photos: boolean
  readonly answers: Readonly<Record<string, string>>
}

/** A registration while it is typed. */
export interface Draft {
  readonly clientId: string
  readonly contact: Contact
  readonly address: string
  readonly second: Contact | null
  readonly people: readonly DraftPerson[]
  readonly hasMandate: boolean
  readonly holder: string
  readonly iban: string
  readonly mandateAgrees: boolean
  readonly agrees: boolean
}

export const emptyContact: Contact = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  role: 'guardian',
}

/** One person to begin with; the team of the link is chosen already. */
export function newDraft(form: PublicForm, teamId: string | null): Draft {
  return {
    clientId: crypto.randomUUID(),
    contact: { ...emptyContact, role: 'mother' },
    address: '',
    second: null,
    people: [newPerson(form, { teamId, isContact: false })],
    hasMandate: form.settings.mandate === 'required',
    holder: '',
    iban: '',
    mandateAgrees: false,
    agrees: false,
  }
}

export function newPerson(
  { settings, teams }: PublicForm,
  { teamId, isContact }: Pick<DraftPerson, 'teamId' | 'isContact'>,
): DraftPerson {
  return {
    id: crypto.randomUUID(),
    isContact,
    firstName: '',
    lastName: '',
    dateOfBirth: '',
    teamId: teams.some(({ id }) => id === teamId) ? teamId : null,
    kind: settings.kinds[0] ?? 'active',
    photos: false,
    answers: {},
  }
}

/** Names of the contact stand for themselves; children usually have the family's. */
export function namesOf(person: DraftPerson, { contact }: Draft) {
  const { firstName, lastName } = person.isContact ? contact : person
  return { firstName: firstName.trim(), lastName: lastName.trim() }
}

export function hasMinor({ people }: Draft, today: string): boolean {
  return people.some(
    ({ dateOfBirth, isContact }) =>
      !isContact && (dateOfBirth === '' || isMinor(dateOfBirth, today)),
  )
}

/** As the rules of the form read it. */
export function toFilledRegistration(draft: Draft, { settings }: PublicForm): FilledRegistration {
  const { contact, hasMandate, holder, iban, mandateAgrees, agrees } = draft
  return {
    contact: {
      firstName: contact.firstName.trim(),
      lastName: contact.lastName.trim(),
      email: contact.email.trim(),
      phone: contact.phone === '' ? null : contact.phone,
      address: draft.address.trim(),
    },
    people: draft.people.map((person) => ({
      ...namesOf(person, draft),
      dateOfBirth: person.dateOfBirth,
      isContact: person.isContact,
      teamId: person.teamId,
      kind: person.kind,
      photos: settings.asksPhotos ? person.photos : null,
      answers: Object.fromEntries(
        settings.fields.map(({ id }) => [id, (person.answers[id] ?? '').trim()]),
      ),
    })),
    mandate: hasMandate
      ? { holder: holder.trim(), iban: iban.trim(), agrees: mandateAgrees }
      : null,
    agrees,
  }
}

interface Sent {
  readonly key: string
  readonly form: PublicForm
  readonly language: Language
}

/** A draft without problems, as the server takes it. */
export function toRegistrationRequest(draft: Draft, { key, form, language }: Sent): Registering {
  const { people, contact, ...filled } = toFilledRegistration(draft, form)
  const { second } = draft
  return {
    ...filled,
    key,
    clientId: draft.clientId,
    language,
    contact: { ...contact, phone: draft.contact.phone, role: draft.contact.role },
    secondGuardian:
      second === null || !hasMinor(draft, form.today)
        ? null
        : { ...second, email: second.email.trim(), phone: second.phone || null },
    people: people.map((person, at) => ({
      ...person,
      kind: draft.people[at]?.kind ?? 'active',
      answers: { ...person.answers },
    })),
  }
}
