import { openSignedIds, signIds } from '#server/files/queries/signed-ids.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { BillKey } from './books.ts'
import type { CollectionKey } from './collections.ts'

type Place = Pick<Platform, 'config' | 'database'>

/** Whoever holds the token of a bill sees and pays it. */
export function billToken(db: Database, { teamId, billId }: BillKey): Promise<string> {
  return signIds(db, 'bill', [teamId, billId])
}

export async function openBillToken(db: Database, token: string): Promise<BillKey | undefined> {
  const ids = await openSignedIds(db, { kind: 'bill', count: 2 }, token)
  const [teamId = '', billId = ''] = ids ?? []
  return ids && { teamId, billId }
}

export async function billUrl({ config, database }: Place, key: BillKey): Promise<string> {
  return `${config.publicUrl}/pay/${await billToken(database, key)}`
}

/** Who was asked to fill in a form: by their account, or by the address on their roster row. */
export interface FormInvitation extends CollectionKey {
  readonly personId: string
}

const ofForm = { kind: 'collection form', count: 3 } as const

export async function openInvitationToken(
  db: Database,
  token: string,
): Promise<FormInvitation | undefined> {
  const ids = await openSignedIds(db, ofForm, token)
  const [teamId = '', collectionId = '', personId = ''] = ids ?? []
  return ids && { teamId, collectionId, personId }
}

/** The form of a collection; who is asked stands behind the #, which browsers keep to themselves. */
export async function invitationUrl(
  { config, database }: Place,
  { teamId, collectionId, personId }: FormInvitation,
  key: string,
): Promise<string> {
  const token = await signIds(database, ofForm.kind, [teamId, collectionId, personId])
  return `${formUrl(config, key)}#${token}`
}

export function formUrl({ publicUrl }: Pick<Platform['config'], 'publicUrl'>, key: string): string {
  return `${publicUrl}/collect/${key}`
}
