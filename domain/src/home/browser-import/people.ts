import { defaultRole } from '../../members/roles.ts'
import { birthDateOf, emailOf, phoneOf, type Complain, type Setting } from './contacts.ts'
import { isLongerThan, isRaw, isTrueAt, lineAt, listIn, type Raw } from './raw.ts'
import {
  mostSavedMembers,
  mostSavedGuardians,
  type SavedMember,
  type SavedGuardian,
  type Stored,
} from './saved.ts'
import { guardianRoleNamed, roleNamed } from './words.ts'

const mostName = 100

export interface PeopleWanted {
  readonly stored: Stored
  readonly browserId: string
  readonly teamName: string
  readonly setting: Setting
  readonly complain: Complain
}

/** The members a team has in this browser, with their parents. */
export function membersOf(wanted: PeopleWanted): readonly SavedMember[] {
  const { stored, browserId, teamName, complain } = wanted
  const key = membersKey(browserId)
  const found = listIn(stored[key])
  if (found.kind === 'absent') return []
  if (found.kind !== 'records') {
    complain(found.kind, key)
    return []
  }
  const members = found.records.flatMap((record) => memberOf(record, wanted) ?? [])
  const nameless = found.records.length - members.length
  if (nameless > 0) complain('nameless', teamName, String(nameless))
  if (members.length > mostSavedMembers)
    complain('too_many_members', teamName, String(members.length - mostSavedMembers))
  return members.slice(0, mostSavedMembers)
}

export function membersKey(browserId: string): string {
  return `teamMembers_${browserId}`
}

/** The parents of all members of a team stand under keys that begin so. */
export function guardiansKeyStart(browserId: string): string {
  return `teamMemberParents_${browserId}_`
}

function memberOf(record: unknown, wanted: PeopleWanted): SavedMember | undefined {
  if (!isRaw(record)) return undefined
  const { complain, setting } = wanted
  const names = namesOf(record)
  const email = emailOf({ raw: record, about: names?.full ?? wanted.teamName, complain })
  const isInvited = names?.full === 'Invited User'
  if (names === undefined || isInvited) return email === undefined ? undefined : invited(email)

  const reading = { raw: record, about: names.full, complain }
  if (['firstName', 'lastName', 'surname'].some((name) => isLongerThan(record, name, mostName)))
    complain('name_cut', names.full)
  return {
    firstName: names.firstName,
    lastName: names.lastName,
    ...filled('nickname', lineAt(record, 'nickname', 60)),
    ...filled('email', email),
    ...filled('phone', phoneOf(reading, setting.country)),
    ...filled('dateOfBirth', birthDateOf(reading, setting.today)),
    role: roleNamed(lineAt(record, 'role', 60)) || defaultRole,
    isAdmin: isTrueAt(record, 'isAdmin'),
    ...filled('position', lineAt(record, 'position', 60)),
    isPlaceholder: false,
    guardians: guardiansOf(lineAt(record, 'id', 80), names, wanted),
  }
}

/** An address somebody was invited at: the name comes with the person. */
function invited(email: string): SavedMember {
  return {
    firstName: email.slice(0, email.indexOf('@')).slice(0, mostName),
    lastName: '',
    email,
    role: defaultRole,
    isAdmin: false,
    isPlaceholder: true,
    guardians: [],
  }
}

interface Names {
  readonly firstName: string
  readonly lastName: string
  readonly full: string
}

/** Whoever has only one name is called by it. */
function namesOf(raw: Raw): Names | undefined {
  const first = lineAt(raw, 'firstName', mostName)
  const last = lineAt(raw, 'lastName', mostName) || lineAt(raw, 'surname', mostName)
  const firstName = first || last
  if (firstName === '') return undefined
  const lastName = first === '' ? '' : last
  return { firstName, lastName, full: `${firstName} ${lastName}`.trim() }
}

function guardiansOf(
  memberId: string,
  child: Names,
  { stored, browserId, setting, complain }: PeopleWanted,
): readonly SavedGuardian[] {
  const key = `${guardiansKeyStart(browserId)}${memberId}`
  const found = memberId === '' ? listIn(undefined) : listIn(stored[key])
  if (found.kind === 'absent') return []
  if (found.kind !== 'records') {
    complain(found.kind, key)
    return []
  }
  const guardians = found.records.flatMap((record): SavedGuardian[] => {
    const names = isRaw(record) ? namesOf(record) : undefined
    if (!isRaw(record) || names === undefined) return []
    const reading = { raw: record, about: names.full, complain }
    return [
      {
        role: guardianRoleNamed(lineAt(record, 'role', 60)),
        firstName: names.firstName,
        lastName: names.lastName,
        ...filled('email', emailOf(reading)),
        ...filled('phone', phoneOf(reading, setting.country)),
      },
    ]
  })
  if (guardians.length > mostSavedGuardians)
    complain('too_many_guardians', child.full, String(guardians.length - mostSavedGuardians))
  return guardians.slice(0, mostSavedGuardians)
}

/** The field when there is something in it, else no field. */
function filled<Name extends string>(name: Name, value: string | undefined) {
  const field: { [Key in Name]?: string } = {}
  if (value !== undefined && value !== '') field[name] = value
  return field
}
