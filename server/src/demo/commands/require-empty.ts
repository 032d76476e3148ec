import { presence } from '#server/operations/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockDemo } from '../queries.ts'

/** Refuses once someone uses the installation; serialises two loads. */
export async function requireEmptyInstallation(tx: Transaction): Promise<void> {
  await lockDemo(tx)
  const here = await presence(tx)
  if (here.kind !== 'nobody') throw new AppError('demo_refused')
}
