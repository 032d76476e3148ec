/** True for an account in Switzerland or Liechtenstein, which Swiss QR-bills are for. */
export function isSwissIban(iban: string): boolean {
  return /^(?:CH|LI)\d{7}[\dA-Z]{12}$/.test(iban.replaceAll(/\s/g, '').toUpperCase())
}

/** True for a QR-IBAN: its bank has a number from 30000 to 31999, and its payments carry a QR reference. */
export function isQrIban(iban: string): boolean {
  const bank = Number(iban.replaceAll(/\s/g, '').slice(4, 9))
  return isSwissIban(iban) && bank >= 30_000 && bank <= 31_999
}

/** The QR reference of a bill: 26 digits and a check digit (modulo 10, recursive). */
export function billQrReference(bill: number): string {
  const digits = String(bill).padStart(26, '0')
  return `${digits}${checkDigitOf(digits)}`
}

/** The bill number in our QR reference; undefined for others. */
export function findQrBillNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, '')
  if (!/^0{10}\d{17}$/.test(digits)) return undefined
  if (checkDigitOf(digits.slice(0, 26)) !== Number(digits.at(-1))) return undefined
  const bill = Number(digits.slice(0, 26))
  return Number.isSafeInteger(bill) && bill > 0 ? bill : undefined
}

/** Grouped for reading: two digits, then five each. */
export function formatQrReference(reference: string): string {
  return `${reference.slice(0, 2)} ${reference.slice(2).replaceAll(/(.{5})(?=.)/g, '$1 ')}`
}

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const

function checkDigitOf(digits: string): number {
  const carry = digits
    .split('')
    .reduce((before, digit) => carries[(before + Number(digit)) % 10] ?? 0, 0)
  return (10 - carry) % 10
}
