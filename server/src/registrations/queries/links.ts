import { openSignedIds, signIds } from '#server/files/queries/signed-ids.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { RegistrationKey } from './registrations.ts'

type Place = Pick<Platform, 'config' | 'database'>

export async function openRegistrationToken(
  db: Database,
  token: string,
): Promise<RegistrationKey | undefined> {
  const ids = await openSignedIds(db, { kind: 'registration', count: 2 }, token)
  const [ownerId = '', registrationId = ''] = ids ?? []
  return ids && { ownerId, registrationId }
}

/** The page where the family confirms, withdraws, or takes a place. */
export async function registrationUrl(
  { config, database }: Place,
  { ownerId, registrationId }: RegistrationKey,
): Promise<string> {
  const token = await signIds(database, 'registration', [ownerId, registrationId])
  return `${config.publicUrl}/registration/${token}`
}

export function formUrl({ publicUrl }: Pick<Platform['config'], 'publicUrl'>, key: string): string {
  return `${publicUrl}/register-with/${key}`
}
