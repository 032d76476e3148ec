import { moveLimits } from '@touchline/domain/moves/sources'

import { base64Of } from '#web/members/import/file-content.ts'

/** Why files can't be sent. */
export type FilesRefusal = 'none' | 'tooLarge' | 'tooMany'

/** Bytes left for the names of the files. */
const room = 100_000

export function refusalOf(files: readonly File[], calendar: string): FilesRefusal | undefined {
  if (files.length === 0 && calendar.trim() === '') return 'none'
  if (files.length > moveLimits.files) return 'tooMany'
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return bytes > moveLimits.bytes - room ? 'tooLarge' : undefined
}

/** All files as one upload. */
export async function contentOf(files: readonly File[], calendar: string) {
  return {
    files: files.map(({ name, size }) => ({ name: name.slice(0, 200), bytes: size })),
    base64: await base64Of(new Blob([...files])),
    ...(calendar.trim() !== '' && { calendar: calendar.trim() }),
  }
}

/** Chosen again, a file takes the place of the one with its name. */
export function withFiles(files: readonly File[], added: readonly File[]): readonly File[] {
  const names = new Set(added.map(({ name }) => name))
  return [...files.filter(({ name }) => !names.has(name)), ...added]
}
