import { openSignedIds, signIds } from '#server/files/queries/signed-ids.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { BillKey } from './books.ts'
import type { CollectionKey } from './collections.ts'

type Place = Pick<Platform, 'config' | 'database'>

/** The token of a bill, whose holder can see and pay it. */
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

/** The invited person: by account, or by address on the roster row. */
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

/** A form's URL; the invitation is in the fragment, which browsers don't send. */
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
