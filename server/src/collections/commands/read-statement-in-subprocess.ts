import type { ErrorCode } from '@touchline/contract/wire/errors'
import type { Statement } from '@touchline/domain/collections/statement'
import type { Currency } from '@touchline/domain/values/money'

import { isWorkbook as isArchive } from '#server/members/commands/read-workbook.ts'
import { AppError, type ErrorData } from '#server/platform/errors.ts'
import { openSubprocess, type Requester } from '#server/platform/subprocess.ts'

export interface BankFile {
  readonly bytes: Uint8Array
  readonly currency: Currency
}

/** The subprocess's answer for a file. */
export type SubprocessAnswer =
  | { readonly kind: 'read'; readonly statement: Statement }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly data: ErrorData | undefined }

/** A month's transfers are read faster than a subprocess starts. */
const shortBytes = 64 * 1024

/** The largest file takes a few seconds, more on a busy machine. */
const ask = openSubprocess<BankFile, SubprocessAnswer>({
  script: new URL('./statement-process.ts', import.meta.url),
  memoryMb: 256,
  patienceMs: 20_000,
  spent: () => ({ kind: 'refused', code: 'import_too_large', data: undefined }),
})

/**
 * Reads a bank's file in a subprocess, with a limit per account, so that it can't block or exhaust
 * the server.
 */
export async function readBankFileInSubprocess(
  requester: Requester,
  file: BankFile,
): Promise<Statement> {
  const { bytes, currency } = file
  const isShort = bytes.byteLength <= shortBytes && !isArchive(bytes)
  if (isShort) {
    const { readBankFile } = await import('./read-statement.ts')
    return readBankFile(Buffer.from(bytes), currency)
  }
  const result = await ask(requester, file)
  if (result.kind === 'read') return result.statement
  throw new AppError(result.code, result.data)
}
