import type { HomePlanDraft, HomesOfChildren } from '@touchline/contract/children/shapes/homes'
import { mayArrangeHomes } from '@touchline/domain/children/permissions'
import { representedBy, type ActorContext } from '@touchline/domain/teams/actor'
import { v7 as uuidv7 } from 'uuid'

import { lockMemberOfTeam } from '#server/members/queries/members.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import { homesLetter, type HomesNews } from '../emails/homes.ts'
import type { MemberKey } from '../queries.ts'
import { requireChild } from '../queries/child.ts'
import { findGuardiansToWrite } from '../queries/guardian-addresses.ts'
import {
  countHomesLetters,
  deletePlan,
  findChildrenWithPlans,
  findPlans,
  findSharingGuardians,
  markAgreed,
  toHomePlan,
  saveProposal,
  type PlanRow,
  type SharingGuardian,
} from '../queries/homes.ts'
import { announceToFamily } from './announcements.ts'
import { agreeElsewhere, endElsewhere } from './homes-in-all-teams.ts'

interface HomesContext extends ActorContext {
  readonly platform: Pick<Platform, 'mail' | 'config'>
}

/**
 * The actor's minor children who have two guardians with an account, and their plans. Minors with
 * an account see their agreed plan.
 */
export async function readHomes(
  db: Queryable,
  { actor, now }: ActorContext,
): Promise<HomesOfChildren> {
  const { teamId, accountId } = actor
  const memberIds = representedBy(actor)
  if (memberIds.length === 0) return { children: [] }
  const children = await findChildrenWithPlans(db, { teamId, memberIds, now })
  const guardians = Map.groupBy(
    await findSharingGuardians(db, { teamId, memberIds }),
    ({ memberId }) => memberId,
  )
  return {
    children: children.flatMap(({ memberId, firstName, plans }) => {
      const sharing = guardians.get(memberId) ?? []
      if (sharing.length < 2) return []
      const agreed = plans.find(isAgreed)
      const isOneself = memberId === actor.memberId
      if (isOneself && agreed === undefined) return []
      const proposed = isOneself ? undefined : plans.find((one) => !isAgreed(one))
      return {
        memberId,
        firstName,
        guardians: sharing.map((one) => ({
          id: one.id,
          firstName: one.firstName,
          isMe: one.accountId === accountId,
        })),
        agreed: agreed === undefined ? null : toHomePlan(agreed),
        proposed: proposed === undefined ? null : toHomePlan(proposed),
      }
    }),
  }
}

interface Proposal {
  readonly memberId: string
  readonly plan: HomePlanDraft
  readonly replaces: string | null
}

const day = 86_400_000
/** Enough for parents of several children, but stops repeated proposals. */
const maxLettersADay = 10

async function requireFewLetters(tx: Transaction, to: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - day)
  if ((await countHomesLetters(tx, to, since)) >= maxLettersADay)
    throw new AppError('too_many_requests', { retryAfterSeconds: 3600 })
}

/** In effect once the other guardian agrees; until then the current plan stays. */
export async function proposeHomes(
  tx: Transaction,
  by: HomesContext,
  { memberId, plan, replaces }: Proposal,
): Promise<HomesOfChildren> {
  const { actor, now } = by
  if (new Set(plan.days).size < 2)
    throw new AppError('invalid_input', { fields: { 'plan.days': 'one_home' } })
  const { key, plans, guardians, me } = await lockHomes(tx, by, memberId)
  const [first, second] = plan.guardianIds
  const areBoth = plan.guardianIds.every((id) => guardians.some((one) => one.id === id))
  if (!areBoth || first === second || !plan.guardianIds.includes(me.id))
    throw new AppError('not_found')
  const shown = plans.find((one) => !isAgreed(one))
  if ((shown?.id ?? null) !== replaces) throw new AppError('changed_meanwhile')
  await saveProposal(tx, key, { id: uuidv7(), plan, proposedBy: me.id, now })
  const isNews = shown?.proposedBy !== me.id
  await tellOther(tx, by, { key, guardians, of: plan, kind: isNews ? 'proposed' : 'corrected' })
  return readHomes(tx, { actor, now })
}

/** The proposal replaces the plan in effect, in all teams of the child. */
export async function acceptHomes(
  tx: Transaction,
  by: HomesContext,
  { memberId, planId }: { readonly memberId: string; readonly planId: string },
): Promise<HomesOfChildren> {
  const { actor, now } = by
  const { key, plans, guardians, me } = await lockHomes(tx, by, memberId)
  const proposal = plans.find(({ id }) => id === planId)
  // Replaced or withdrawn in the meantime.
  if (proposal === undefined) throw new AppError('changed_meanwhile')
  if (!proposal.guardianIds.includes(me.id) || proposal.proposedBy === me.id)
    throw new AppError('not_allowed')
  if (!isAgreed(proposal)) {
    await markAgreed(tx, key, { planId, now })
    await agreeElsewhere(tx, { key, guardians, plan: proposal, now })
    await tellOther(tx, by, { key, guardians, of: proposal, kind: 'agreed' })
  }
  return readHomes(tx, { actor, now })
}

/** Either guardian can end a plan, in all teams of the child, and withdraw or decline a proposal. */
export async function endHomes(
  tx: Transaction,
  by: HomesContext,
  { memberId, planId }: { readonly memberId: string; readonly planId: string },
): Promise<HomesOfChildren> {
  const { actor, now } = by
  const { key, plans, guardians, me } = await lockHomes(tx, by, memberId)
  const plan = plans.find(({ id }) => id === planId)
  if (plan === undefined) return readHomes(tx, { actor, now })
  if (!plan.guardianIds.includes(me.id)) throw new AppError('not_allowed')
  await deletePlan(tx, key, planId)
  if (isAgreed(plan)) await endElsewhere(tx, { key, guardians, plan, now })
  const kind = isAgreed(plan) ? 'ended' : 'dropped'
  await tellOther(tx, by, { key, guardians, of: plan, kind })
  return readHomes(tx, { actor, now })
}

/** Locks the child's plans against a change by another guardian. */
async function lockHomes(tx: Transaction, { actor, now }: ActorContext, memberId: string) {
  const { teamId } = actor
  const key = { teamId, memberId }
  const { first_name: firstName } = await lockMemberOfTeam(tx, actor, memberId)
  const child = await requireChild(tx, key, now)
  const guardians = await findSharingGuardians(tx, { teamId, memberIds: [memberId] })
  const me = guardians.find(({ accountId }) => accountId === actor.accountId)
  if (!mayArrangeHomes(actor, child) || me === undefined) throw new AppError('not_allowed')
  return { key: { ...key, child: firstName }, plans: await findPlans(tx, key), guardians, me }
}

interface News {
  readonly key: MemberKey & { readonly child: string }
  readonly guardians: readonly SharingGuardian[]
  readonly of: Pick<PlanRow, 'guardianIds'>
  /** A proposal and its corrections make one email. */
  readonly kind: HomesNews | 'corrected'
}

/** Emails the plan's other guardian. */
async function tellOther(
  tx: Transaction,
  { actor, now, platform }: HomesContext,
  { key, guardians, of, kind }: News,
): Promise<void> {
  const by = guardians.find(({ accountId }) => accountId === actor.accountId)?.firstName ?? ''
  const sharing = guardians
    .filter(({ id, accountId }) => of.guardianIds.includes(id) && accountId !== actor.accountId)
    .map(({ accountId }) => accountId)
  const recipients = kind === 'corrected' ? [] : await findGuardiansToWrite(tx, key)
  for (const { accountId, email: to, language } of recipients)
    if (kind !== 'corrected' && accountId !== null && sharing.includes(accountId)) {
      if (kind === 'proposed') await requireFewLetters(tx, accountId, now)
      const origin = platform.config.publicUrl
      await platform.mail.enqueue(tx, homesLetter({ kind, about: key, by, to, language, origin }))
    }
  const { teamId, memberId } = key
  await announceToFamily(tx, { name: 'children.homes_changed', teamId, memberId })
}

function isAgreed(plan: PlanRow): boolean {
  return plan.isAgreed
}
