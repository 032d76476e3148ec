import { checkSum } from './check-sum.ts'

/** Whether the check digits of an account number of ISO 13616 are right. Blanks do not count. */
export function isIban(text: string): boolean {
  const plain = withoutBlanks(text)
  const isShaped = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)
  return isShaped && checkSum(plain.slice(4) + plain.slice(0, 4)) === 1
}

/** As it is stored: capitals without blanks. */
export function withoutBlanks(iban: string): string {
  return iban.replaceAll(/\s/g, '').toUpperCase()
}

/** Enough to know an account again, and not enough to use it: "DE89 •••• 3000". */
export function maskedIban(iban: string): string {
  const plain = withoutBlanks(iban)
  return `${plain.slice(0, 4)} •••• ${plain.slice(-4)}`
}
