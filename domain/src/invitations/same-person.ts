/** A name and a date of birth, of whoever asks to join or of a roster row. */
export interface Identity {
  readonly firstName: string
  readonly lastName: string
  readonly dateOfBirth: string | undefined
}

/**
 * True when a roster row may be the person who asks: same name, and no date of birth that speaks
 * against it. A proposal for staff to look at, never a reason to link by itself.
 */
export function mayBeSamePerson(asking: Identity, row: Identity): boolean {
  if (spelled(asking) !== spelled(row)) return false
  return (
    asking.dateOfBirth === undefined ||
    row.dateOfBirth === undefined ||
    asking.dateOfBirth === row.dateOfBirth
  )
}

/** Capitals, accents and doubled blanks make no other name. */
function spelled({ firstName, lastName }: Identity): string {
  return `${firstName} ${lastName}`
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '')
    .join(' ')
}
