import { moveLimits } from '@touchline/domain/moves/sources'

import { AppError } from '#server/platform/errors.ts'

/** One uploaded file. */
export interface MovedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Splits the joined bytes of an upload into its files. */
export function filesOf(
  files: readonly { readonly name: string; readonly bytes: number }[],
  joined: Uint8Array,
): MovedFile[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total !== joined.byteLength) throw new AppError('invalid_input')
  let from = 0
  return files.map(({ name, bytes }) => {
    const own = joined.subarray(from, from + bytes)
    from += bytes
    return { name, bytes: own }
  })
}

/** All files as one, for storing: a line with their names and sizes, then their bytes. */
export function packed(files: readonly MovedFile[]): Uint8Array {
  const head = JSON.stringify(files.map(({ name, bytes }) => ({ name, bytes: bytes.byteLength })))
  const whole = Buffer.concat([Buffer.from(`${head}\n`), ...files.map(({ bytes }) => bytes)])
  if (whole.byteLength > moveLimits.bytes) throw new AppError('import_too_large')
  return whole
}

/** The files stored by `packed`. Throws `not_found` for a list stored by another import. */
export function unpacked(whole: Uint8Array): MovedFile[] {
  const end = whole.indexOf('\n'.charCodeAt(0))
  const head = Buffer.from(whole.subarray(0, end)).toString('utf8')
  if (!head.startsWith('[{"name":')) throw new AppError('not_found')
  const files: unknown = JSON.parse(head)
  if (!Array.isArray(files)) throw new AppError('not_found')
  return filesOf(files.map(namedSize), whole.subarray(end + 1))
}

function namedSize(file: unknown): { readonly name: string; readonly bytes: number } {
  const known = typeof file === 'object' && file !== null && 'name' in file && 'bytes' in file
  if (!known || typeof file.name !== 'string' || typeof file.bytes !== 'number')
    throw new AppError('not_found')
  return { name: file.name, bytes: file.bytes }
}
