import type { Queryable } from '#server/platform/database/database.ts'
import { openSheet, type Sheet } from '#server/platform/paper/sheet.ts'

import { findReceiptSignature, type DonationReceipt } from '../../queries/donations/receipts.ts'
import type { Block, Form, PrintedReceipt } from './forms/block.ts'
import { frenchForm } from './forms/french.ts'
import { germanForm } from './forms/german.ts'
import { spanishForm } from './forms/spanish.ts'

export function receiptNumber({ year, number }: Pick<DonationReceipt, 'year' | 'number'>): string {
  return `${year}/${number}`
}

/** A receipt as a PDF in its country's language. */
export async function donationReceiptFile(db: Queryable, receipt: DonationReceipt): Promise<File> {
  return writeDonationReceipt(receipt, await findReceiptSignature(db, receipt))
}

/** The same file each time. */
export async function writeDonationReceipt(
  receipt: Pick<DonationReceipt, 'year' | 'number' | 'document' | 'issuedAt'>,
  signature: Buffer | null,
): Promise<File> {
  const number = receiptNumber(receipt)
  const form = formOf({ number, document: receipt.document })
  const sheet = await openSheet({
    title: `${form.title} ${number}`,
    language: form.language,
    madeAt: receipt.issuedAt,
    pageWords: (page) => `${number} · ${page}`,
  })
  for (const block of form.blocks) draw(sheet, block, signature)
  return new File([await sheet.end()], form.fileName, { type: 'application/pdf' })
}

function formOf(printed: PrintedReceipt): Form {
  const { entitlement } = printed.document
  switch (entitlement.country) {
    case 'DE':
      return germanForm(printed, entitlement)
    case 'FR':
      return frenchForm(printed, entitlement)
    case 'ES':
      return spanishForm(printed, entitlement)
  }
}

function draw(sheet: Sheet, block: Block, signature: Buffer | null): void {
  if (!('words' in block)) return sheet[block.kind]()
  if (block.kind === 'row') return sheet.row(block.words, block.amount)
  if (block.kind === 'sum') return sheet.row(block.words, block.amount, 'bold')
  if (block.kind === 'signature') return sheet.signature(block.words, signature ?? undefined)
  return sheet[block.kind](block.words)
}
