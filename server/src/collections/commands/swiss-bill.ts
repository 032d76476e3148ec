import { billReference } from '@touchline/domain/collections/payment-reference'
import { isQrIban, isSwissIban, billQrReference } from '@touchline/domain/collections/swiss-account'
import { cutTo } from '@touchline/domain/values/cut-to'
import type { Language } from '@touchline/domain/values/language'
import { majorUnitsOf } from '@touchline/domain/values/money'
import type { Data } from 'swissqrbill/types'

import type { PayeeRow } from '../queries/payees.ts'

interface ToPay {
  readonly payee: PayeeRow | undefined
  readonly currency: string
  /** Minor units. */
  readonly amount: number
  readonly number: number
}

/**
 * The content of a Swiss QR-bill (SIX, Implementation Guidelines 2.3). Undefined if the bill isn't
 * in francs, the account isn't Swiss or its holder has no address. The payer's data stays empty.
 */
export function swissBillOf({ payee, currency, amount, number }: ToPay): Data | undefined {
  const creditor = payee && creditorOf(payee)
  if (creditor === undefined || currency !== 'CHF' || amount <= 0) return undefined
  const { account } = creditor
  return {
    currency,
    amount: majorUnitsOf(amount, currency),
    reference: isQrIban(account) ? billQrReference(number) : billReference(number),
    creditor,
  }
}

function creditorOf({ holder, iban, address }: PayeeRow): Data['creditor'] | undefined {
  if (holder === null || iban === null || address === null || !isSwissIban(iban)) return undefined
  const { street, building, postcode, town } = address
  return {
    account: iban,
    name: cutTo(holder, 70),
    address: street,
    ...(building !== '' && { buildingNumber: building }),
    zip: postcode,
    city: town,
    country: iban.slice(0, 2),
  }
}

/** Languages that the standard prints slips in. */
const slipLanguages = { de: 'DE', fr: 'FR', en: 'EN', es: 'EN' } as const satisfies Record<
  Language,
  string
>

/** The QR code alone with the Swiss cross, for banking apps. */
export async function swissCode(data: Data): Promise<string> {
  const { SwissQRCode } = await import('swissqrbill/svg')
  return new SwissQRCode(data).toString()
}

interface Slip {
  readonly data: Data
  readonly title: string
  readonly language: Language
  readonly now: Date
}

/** Receipt and payment part at the foot of a sheet, to print and hand in or to scan. */
export async function paymentSlip({
  data,
  title,
  language,
  now,
}: Slip): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: Document }, { SwissQRBill }] = await Promise.all([
    import('pdfkit'),
    import('swissqrbill/pdf'),
  ])
  const paper: PDFKit.PDFDocument = new Document({
    size: 'A4',
    lang: language,
    info: { Title: title, CreationDate: now, Producer: 'Touchline' },
  })
  const chunks: Uint8Array[] = []
  paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    paper.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  })
  new SwissQRBill(data, { language: slipLanguages[language] }).attachTo(paper)
  paper.end()
  return ended
}
