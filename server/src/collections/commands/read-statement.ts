import { headingsIn, readStatement, type Statement } from '@touchline/domain/collections/statement'
import type { Currency } from '@touchline/domain/values/money'

import { importLimits, readTable } from '#server/members/commands/read-table.ts'
import { readMarkup } from '#server/members/commands/read-text.ts'
import { AppError } from '#server/platform/errors.ts'

import { readCamt } from './read-camt.ts'

/** What a file of a bank says came in, whichever of its kinds it is; refused with one clear code when none. */
export function readBankFile(bytes: Buffer, currency: Currency): Statement {
  if (bytes.byteLength > importLimits.bytes) throw new AppError('import_too_large', importLimits)
  const statement = isXml(bytes)
    ? readCamt(readMarkup(bytes))
    : readStatement(readTable(bytes, headingsIn), currency)
  if (statement === undefined) throw new AppError('import_not_a_table')
  if (statement.transfers.length > importLimits.rows)
    throw new AppError('import_too_large', importLimits)
  return statement
}

/** Anything that begins like a document of tags, in letters of one byte or of two. */
function isXml(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 200).toString('latin1').replaceAll('\0', '')
  return /^[^\w<]{0,8}<(\?xml|(\w+:)?Document)\b/.test(start)
}
