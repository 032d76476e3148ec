import type { Entitlement, EntitlementEdit } from '@touchline/contract/collections/shapes/donations'
import { donationLimits } from '@touchline/domain/collections/donations/limits'
import { noticeProblem } from '@touchline/domain/collections/donations/notices'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { recordAudit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  findClubPlace,
  findEntitlement,
  putEntitlement,
} from '../../queries/donations/entitlements.ts'
import { fieldRefusal } from '../lock-for-change.ts'

interface Caller {
  readonly accountId: string
  readonly now: Date
}

/** Saves what the club confirms; throws at the field that its country's law refuses. */
export async function saveEntitlement(
  tx: Transaction,
  { accountId, now }: Caller,
  { clubId, entitlement, signature: change, version }: EntitlementEdit,
): Promise<void> {
  const place = await findClubPlace(tx, clubId)
  if (entitlement.country !== place.country) throw fieldRefusal('country', 'other_country')
  const before = await findEntitlement(tx, clubId)
  const signature = await signatureAfter(change, before?.signature ?? null)
  refuseEntitlement(entitlement, { today: dayInZone(now, place.timeZone), signature })
  const saved = { clubId, accountId, now, entitlement, signature, version }
  if (!(await putEntitlement(tx, saved))) throw new AppError('changed_meanwhile')
  await recordAudit(tx, {
    action: 'collections.donations_confirmed',
    at: now,
    actorId: accountId,
    details: { clubId, country: entitlement.country },
  })
}

interface Facts {
  readonly today: string
  readonly signature: Buffer | null
}

function refuseEntitlement(entitlement: Entitlement, { today, signature }: Facts): void {
  if (entitlement.country === 'FR' && entitlement.category === 'public_utility') {
    if (entitlement.decreeOn === null) throw fieldRefusal('decreeOn', 'missing')
  }
  if (entitlement.country !== 'DE') return
  const problem = noticeProblem(entitlement, today)
  if (problem !== undefined) throw fieldRefusal('noticeOn', problem)
  if (entitlement.notice !== 'statutes' && entitlement.assessmentPeriod === '')
    throw fieldRefusal('assessmentPeriod', 'missing')
  // R 10b.1 (4) EStR: the tax office has to be notified of printed signatures.
  if (signature !== null && entitlement.machineNoticeOn === null)
    throw fieldRefusal('machineNoticeOn', 'missing')
}

/** Large enough for print. */
const picture = { width: 900, height: 200 } as const

async function signatureAfter(
  change: EntitlementEdit['signature'],
  before: Buffer | null,
): Promise<Buffer | null> {
  if (change.kind === 'keep') return before
  if (change.kind === 'remove') return null
  const { default: sharp } = await import('sharp')
  try {
    const png = await sharp(Buffer.from(change.base64, 'base64'), { limitInputPixels: 20_000_000 })
      .resize(picture.width, picture.height, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer()
    if (png.length <= donationLimits.signatureBytes) return png
  } catch {
    // Not a picture.
  }
  throw fieldRefusal('signature', 'no_picture')
}
