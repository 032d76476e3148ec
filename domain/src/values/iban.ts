import { checkSum } from './check-sum.ts'

/** Checks the check digits of an IBAN (ISO 13616), ignoring spaces. */
export function isIban(text: string): boolean {
  const plain = withoutBlanks(text)
  const isShaped = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)
  return isShaped && checkSum(plain.slice(4) + plain.slice(0, 4)) === 1
}

/** The stored form: upper case without spaces. */
export function withoutBlanks(iban: string): string {
  return iban.replaceAll(/\s/g, '').toUpperCase()
}

/** Enough to recognise an account, not enough to use it: "DE89 •••• 3000". */
export function maskedIban(iban: string): string {
  const plain = withoutBlanks(iban)
  return `${plain.slice(0, 4)} •••• ${plain.slice(-4)}`
}
