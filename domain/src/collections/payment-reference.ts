import { checkSum } from '../values/check-sum.ts'
import { findQrBillNumber, formatQrReference, isQrIban, billQrReference } from './swiss-account.ts'

/**
 * The reference that identifies a bill in a transfer's text (ISO 11649): "RF", two check digits,
 * the bill's number. Banks validate and keep it; people copy it in groups of four.
 */
export function billReference(bill: number): string {
  const body = String(bill).padStart(6, '0')
  const check = 98 - checkSum(`${body}RF00`)
  return `RF${String(check).padStart(2, '0')}${body}`
}

/** Whether the check digits of a reference are right. Blanks do not count. */
export function isReference(text: string): boolean {
  const plain = text.replaceAll(/\s/g, '').toUpperCase()
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(plain) && checkSum(plain.slice(4) + plain.slice(0, 4)) === 1
}

/** Bill numbers in a transfer's text, each once; mistyped references are ignored. */
export function findBillNumbers(words: string): readonly number[] {
  const found = words.toUpperCase().matchAll(/RF\s?\d(?:\s?\d){5,16}/g)
  const bills = [...found].flatMap(([reference]) => {
    const digits = reference.replaceAll(/\s/g, '')
    return beginningsOf(digits)
  })
  return [...new Set([...bills, ...qrBillsIn(words)])]
}

/** 27-digit QR references of ours, as Swiss banks pass them on. */
function qrBillsIn(words: string): readonly number[] {
  const found = words.matchAll(/(?<!\d)\d(?:\s?\d){26}(?!\d)/g)
  return [...found].flatMap(([reference]) => findQrBillNumber(reference) ?? [])
}

/** Digits may follow a reference (a date, an amount): every beginning with right check digits, the longest first. */
function beginningsOf(digits: string): readonly number[] {
  const bills: number[] = []
  for (let length = digits.length; length >= shortest; length -= 1) {
    const reference = digits.slice(0, length)
    const bill = Number(reference.slice(4))
    if (isReference(reference) && Number.isSafeInteger(bill)) bills.push(bill)
  }
  return bills
}

/** "RF", two check digits, and six of the bill. */
const shortest = 10

/** Groups for reading and copying: "RF18 0000 42". */
export function formatReference(reference: string): string {
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The reference for a transfer: a QR reference if the account needs one, otherwise ours. */
export function transferReference(iban: string | null, bill: number): string {
  return iban !== null && isQrIban(iban)
    ? formatQrReference(billQrReference(bill))
    : formatReference(billReference(bill))
}
