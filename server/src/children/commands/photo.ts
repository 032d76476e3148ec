import type { Photo } from '@touchline/contract/children/shapes'
import { mayChangePhoto } from '@touchline/domain/children/permissions'
import { isShownInTeam } from '@touchline/domain/members/pictures'
import { isStaff, type ActorContext } from '@touchline/domain/teams/actor'

import { exchangePicture } from '#server/files/commands/pictures.ts'
import type { ShowPicture } from '#server/files/queries/addresses.ts'
import { lockMember, saveMember } from '#server/members/queries/members.ts'
import { findPictured } from '#server/members/queries/pictures.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild } from '../queries/child.ts'
import { announceChild } from './announcements.ts'

/**
 * Sets or removes someone's picture. Without consent only the person and the guardians may set one,
 * and only they see it; staff see the reason.
 */
export async function changePhoto(
  tx: Transaction,
  { actor, now, show }: ActorContext & { readonly show: ShowPicture },
  { teamId, memberId, fileId }: MemberKey & { readonly fileId: string | null },
): Promise<Photo> {
  const key = { teamId, memberId }
  const child = await requireChild(tx, key, now)
  const member = await lockMember(tx, actor, memberId)
  const pictured = await findPictured(tx, { ...key, now })
  const isShown = pictured !== undefined && isShownInTeam(pictured)
  // Removing a picture needs no consent.
  const isFine = isShown || fileId === null
  if (!mayChangePhoto(actor, child, isFine))
    throw isStaff(actor)
      ? new AppError('conflict', { reason: 'consent_missing' })
      : new AppError('not_allowed')

  const photo = await exchangePicture(tx, {
    old: member.photo_file_id,
    wanted: fileId,
    claim: { purpose: 'member_photo', uploadedBy: actor.accountId, owner: { teamId } },
    at: now,
  })
  await saveMember(tx, key, { photo_file_id: photo })
  await announceChild(tx, { name: 'children.photo_changed', ...key })
  return { memberId, photo: show(photo), isShown }
}
