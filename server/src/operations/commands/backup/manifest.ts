import { z } from 'zod'

/** The form of the archive; another one is another number. */
const format = 2

const table = z.object({
  /** `schema.table`, quoted where SQL needs it. */
  name: z.string(),
  /** Quoted the same way; what the database works out by itself is not among them. */
  columns: z.array(z.string()),
  rows: z.int(),
  sha256: z.string(),
})

const file = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })

/** The archive's own description, written last so that an incomplete archive has none. */
export const manifest = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  version: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), value: z.number() })),
  files: z.array(file),
  /** The files stay in the bucket they lie in, and are no part of the backup. */
  areElsewhere: z.boolean().optional(),
  /** Files that rows name and that were not there. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifest>
export type TableInside = z.infer<typeof table>
export type FileInside = z.infer<typeof file>
export const manifestFormat = format

export const manifestEntry = 'touchline-backup.json'
export const tableEntry = (name: string): string => `tables/${name}.copy`
export const fileEntry = (key: string): string => `files/${key}`

/** What prevents it, in one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
