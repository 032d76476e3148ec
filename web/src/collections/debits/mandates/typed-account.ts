import { isSepaIban, needsAddress } from '@touchline/domain/collections/debits/creditor'

/** An account while it is typed. */
export interface TypedAccount {
  readonly holder: string
  readonly iban: string
  readonly line: string
  readonly postcode: string
  readonly town: string
}

/** Banks in some countries need the payer's address. */
export function needsPayerAddress({ iban }: TypedAccount): boolean {
  return isSepaIban(iban) && needsAddress(iban)
}

/** Which fields are wrong, by the code of the sentence about it. */
export function problemsOfAccount(
  typed: TypedAccount,
): Partial<Record<keyof TypedAccount, 'missing' | 'iban_wrong'>> {
  const isMissing = (field: keyof TypedAccount) => typed[field].trim() === ''
  const needed = needsPayerAddress(typed)
    ? (['holder', 'line', 'postcode', 'town'] as const)
    : (['holder'] as const)
  const missing = Object.fromEntries(
    needed.filter(isMissing).map((field) => [field, 'missing' as const]),
  )
  return { ...missing, ...(!isSepaIban(typed.iban) && { iban: 'iban_wrong' as const }) }
}

/** The account as it is sent. */
export function toAccountRequest(typed: TypedAccount) {
  const { holder, iban, line, postcode, town } = typed
  return {
    holder: holder.trim(),
    iban,
    address: needsPayerAddress(typed)
      ? { line: line.trim(), postcode: postcode.trim(), town: town.trim() }
      : null,
  }
}
