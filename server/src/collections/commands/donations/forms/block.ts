import type { DonationDocument } from '../../../queries/donations/receipts.ts'

/** A part of a printed receipt, one below the other. */
export type Block =
  | { readonly kind: 'heading' | 'text' | 'label' | 'small'; readonly words: string }
  | { readonly kind: 'row' | 'sum'; readonly words: string; readonly amount: string }
  | { readonly kind: 'gap' | 'page' }
  /** A picture of the signature, or a line to sign on. */
  | { readonly kind: 'signature'; readonly words: string }

/** A receipt as its form prints it. */
export interface PrintedReceipt {
  /** "2026/17". */
  readonly number: string
  readonly document: DonationDocument
}

/** The form of one country, in its language. */
export interface Form {
  readonly language: 'de' | 'fr' | 'es'
  readonly title: string
  readonly fileName: string
  readonly blocks: readonly Block[]
}

export const heading = (words: string): Block => ({ kind: 'heading', words })
export const text = (words: string): Block => ({ kind: 'text', words })
export const small = (words: string): Block => ({ kind: 'small', words })
export const gap: Block = { kind: 'gap' }
export const page: Block = { kind: 'page' }

/** A label of the form with what is filled in. */
export function filledField(label: string, ...words: readonly string[]): readonly Block[] {
  return [{ kind: 'label', words: label }, ...words.map(text)]
}

/** Between boxes of one line. */
export const space = '\u00A0\u00A0 '

/** A box of the form: fonts have no ticked one. */
export function box(isTicked: boolean, words: string): string {
  return `${isTicked ? '[X]' : '[\u00A0\u00A0]'} ${words}`
}

interface Address {
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly town: string
}

export function addressOf({ street, postcode, town }: Omit<Address, 'name'>): string {
  return `${street}, ${postcode} ${town}`
}

export function namedAddressOf(address: Address): string {
  return `${address.name}, ${addressOf(address)}`
}

export function moneyIn(locale: string): (cents: number) => string {
  const style = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
  return (cents) => style.format(cents / 100)
}

/** First and last day of several donations. */
export function periodOf({ donations }: DonationDocument): readonly [string, string] {
  const days = donations.map(({ onDay }) => onDay).toSorted()
  return [days[0] ?? '', days.at(-1) ?? '']
}
