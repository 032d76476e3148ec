import { z } from 'zod'

/** Version of the archive's format. */
const format = 2

const table = z.object({
  /** `schema.table`, quoted where SQL needs it. */
  name: z.string(),
  /** Quoted the same way, without generated columns. */
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
  /** Files stay in their bucket and aren't part of the backup. */
  areElsewhere: z.boolean().optional(),
  /** Missing files that rows name. */
  missing: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifest>
export type TableInside = z.infer<typeof table>
export type FileInside = z.infer<typeof file>
export const manifestFormat = format

export const manifestEntry = 'touchline-backup.json'
export const tableEntry = (name: string): string => `tables/${name}.copy`
export const fileEntry = (key: string): string => `files/${key}`

/** A failure, described in one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
