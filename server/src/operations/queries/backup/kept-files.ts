import { pictureVariants } from '@touchline/domain/files/picture'
import type { Client } from 'pg'
import { z } from 'zod'

import { documentKey, pictureKey } from '#server/platform/storage/keys.ts'

const fileRow = z.object({
  id: z.string(),
  kind: z.enum(['picture', 'document']),
  content_type: z.string(),
})

/** A file of the storage that a row names. */
export interface KeptFile {
  readonly key: string
  readonly type: string
}

/** The files that the rows of the database name, as many keys as each has. */
export async function findKeptFiles(client: Client): Promise<readonly KeptFile[]> {
  const { rows } = await client.query('select id, kind, content_type from files order by id')
  return z
    .array(fileRow)
    .parse(rows)
    .flatMap(({ id, kind, content_type: type }) => {
      const variants = pictureVariants.map((variant) => pictureKey(id, variant))
      return (kind === 'document' ? [documentKey(id)] : variants).map((key) => ({ key, type }))
    })
}
