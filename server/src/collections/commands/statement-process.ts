import { AppError } from '#server/platform/errors.ts'
import { answerOnce } from '#server/platform/subprocess.ts'

import type { BankFile, SubprocessAnswer } from './read-statement-in-subprocess.ts'
import { readBankFile } from './read-statement.ts'

/** Reads one bank file and ends, so that a malicious or very long file can't block the server. */
await answerOnce(async ({ bytes, currency }: BankFile): Promise<SubprocessAnswer> => {
  try {
    return { kind: 'read', statement: await readBankFile(Buffer.from(bytes), currency) }
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', code: error.code, data: error.data }
    throw error
  }
})
