import { albumPhotoPurpose, pictureVariants } from '@touchline/domain/files/picture'
import type { Client } from 'pg'
import { z } from 'zod'

import { storedType } from '#server/files/commands/re-encode.ts'
import { documentKey, pictureKey } from '#server/platform/storage/keys.ts'

const fileRow = z.object({
  id: z.string(),
  kind: z.enum(['picture', 'document']),
  content_type: z.string(),
  purpose: z.string(),
})

/** A file of the storage that a row names. */
export interface KeptFile {
  readonly key: string
  readonly type: string
}

/** The files that the rows of the database name, as many keys as each has. */
export async function findKeptFiles(client: Client): Promise<readonly KeptFile[]> {
  const { rows } = await client.query(
    'select id, kind, content_type, purpose from files order by id',
  )
  return z
    .array(fileRow)
    .parse(rows)
    .flatMap((row) => keysOf(row))
}

function keysOf({ id, kind, content_type: type, purpose }: z.infer<typeof fileRow>): KeptFile[] {
  const isWhole = kind === 'document' || purpose === albumPhotoPurpose
  const whole = isWhole ? [{ key: documentKey(id), type }] : []
  if (kind === 'document') return whole
  return [
    ...pictureVariants.map((variant) => ({ key: pictureKey(id, variant), type: storedType })),
    ...whole,
  ]
}
