import { registrationTextVersion, type ConsentKind } from '@touchline/domain/children/consents'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from '../queries.ts'
import { requireChild } from '../queries/child.ts'
import { findGiver, saveConsent } from '../queries/consents.ts'
import { announceChild } from './announcements.ts'

interface Registered {
  /** Of the person who registered the member, verified by a link. */
  readonly email: string
  /** They registered themselves. */
  readonly isOwn: boolean
  /** Whether the club may publish pictures; null if it didn't ask. */
  readonly photos: boolean | null
  readonly givenAt: Date
  readonly now: Date
}

/**
 * Saves the consents given in a registration. Where the law asks for the child's agreement, a yes
 * waits until both agree.
 */
export async function keepRegisteredConsents(
  tx: Transaction,
  key: MemberKey,
  { email, isOwn, photos, givenAt, now }: Registered,
): Promise<void> {
  const child = await requireChild(tx, key, now)
  if (isOwn && child.isMinor) return
  const giver = await findGiver(tx, key, isOwn ? { kind: 'self' } : { kind: 'guardian', email })
  if (giver === undefined) return
  for (const { kind, state } of answersOf(photos))
    if (state === 'no' || isOwn || !child.agreesToo)
      await saveConsent(tx, {
        ...key,
        ...giver,
        id: newId(),
        kind,
        state,
        textVersion: registrationTextVersion,
        givenAs: isOwn ? 'self' : 'guardian',
        childAgreed: false,
        at: givenAt,
      })
  await announceChild(tx, { name: 'children.consent_changed', ...key })
}

interface Answer {
  readonly kind: ConsentKind
  readonly state: 'yes' | 'no'
}

/** The first is required to register; the one about pictures covers both kinds. */
function answersOf(photos: boolean | null): readonly Answer[] {
  const pictures = (['pictures_team', 'pictures_public'] as const).map((kind) => ({
    kind,
    state: photos === true ? ('yes' as const) : ('no' as const),
  }))
  return [{ kind: 'membership', state: 'yes' }, ...(photos === null ? [] : pictures)]
}
