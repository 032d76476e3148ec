import type { MemberPage } from '@touchline/contract/members/shapes'
import type { ActorContext } from '@touchline/domain/teams/actor'

import { personPictures } from '#server/files/queries/addresses.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { RequestContext } from '#server/platform/http/context.ts'
import { findActor, withTokenLimits } from '#server/teams/queries/actor.ts'
import { teamCommand, type TeamCall } from '#server/teams/routes/handlers.ts'

import { requireMemberPage } from '../queries/pages.ts'
import type { Viewer } from '../queries/roster-rows.ts'

interface Called extends ActorContext {
  readonly context: RequestContext
}

/** The caller, with how pictures and minors are shown to them. */
export async function viewerOf({ actor, now, context }: Called): Promise<Viewer> {
  const show = await personPictures(context.platform)
  return { actor, now, show, seesNoMinors: actor.program?.seesChildren === false }
}

interface OfMember {
  readonly teamId: string
  readonly memberId: string
}

/** Changes a member and returns the updated page. */
export function memberCommand<Input extends OfMember>(
  change: (call: TeamCall<Input, Transaction>) => Promise<void>,
) {
  return teamCommand<Input, MemberPage>(async (call) => {
    await change(call)
    const { db, actor, input } = call
    // The change may have ended the caller's own access, for example if a parent leaves.
    const { accountId, teamId } = actor
    const after = await findActor(db, { accountId, teamId })
    const viewer = await viewerOf({ ...call, actor: after ? withTokenLimits(after, actor) : actor })
    return requireMemberPage(db, viewer, input.memberId)
  })
}
