import { plainName } from '../../members/import/words.ts'

interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
}

/** True when a person of a list is whoever brings it: by the address, or by name without another address. */
export function isMyself(member: Named, me: Named): boolean {
  const [theirs, mine] = [member.email?.toLowerCase(), me.email?.toLowerCase()]
  if (theirs) return theirs === mine
  return fullName(me) !== '' && fullName(member) === fullName(me)
}

/** One key for one parent of a team, so that siblings share them; undefined when only a name is known. */
export function guardianKey(guardian: Named): string | undefined {
  const contact = guardian.email?.toLowerCase() ?? guardian.phone
  return contact ? `${contact} ${fullName(guardian)}` : undefined
}

function fullName({ firstName, lastName }: Named): string {
  return plainName(`${firstName} ${lastName}`)
}
