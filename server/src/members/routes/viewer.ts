import { personPictures } from '#server/files/queries/addresses.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { command } from '#server/platform/http/command.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { requireActor } from '#server/teams/queries/actor.ts'

import type { Doing } from '../commands/member-news.ts'
import { requireMemberPage } from '../queries/pages.ts'
import type { Asking, Viewer } from '../queries/roster-rows.ts'

/** Who is asking about a team, and how pictures are shown to them; not_found for strangers. */
export async function viewerOf(
  context: RequestContext,
  db: Queryable,
  teamId: string,
): Promise<Viewer> {
  const asking = await askingOf(context, teamId)
  return { ...asking, actor: await requireActor(db, asking) }
}

/** The same before anything is asked of the database. */
export async function askingOf(context: RequestContext, teamId: string): Promise<Asking> {
  const account = requireAccount(context)
  const { platform } = context
  const seesNoMinors = account.program?.seesChildren === false
  const show = await personPictures(platform)
  return { account, teamId, show, now: platform.clock(), seesNoMinors }
}

export function doing({ actor }: Viewer, { platform }: RequestContext): Doing {
  return { actor, now: platform.clock() }
}

interface MemberInput {
  readonly teamId: string
  readonly memberId: string
}

type Act = (tx: Transaction, who: Doing) => Promise<void>

/** Acts on a member and shows what became of it. */
export function onMember(context: RequestContext, { teamId, memberId }: MemberInput, act: Act) {
  return command(context, async (tx) => {
    const viewer = await viewerOf(context, tx, teamId)
    await act(tx, doing(viewer, context))
    // One's own change may end what one may see (a parent who steps back).
    const after = (await viewerOf(context, tx, teamId).catch(onlyGone)) ?? viewer
    return requireMemberPage(tx, after, memberId)
  })
}

function onlyGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return
  throw error
}

type End = (tx: Transaction, who: Doing, memberId: string) => Promise<void>

/** Acts on a member who may be out of sight afterwards. */
export function end(context: RequestContext, { teamId, memberId }: MemberInput, act: End) {
  return command(context, async (tx) => {
    await act(tx, doing(await viewerOf(context, tx, teamId), context), memberId)
    return { memberId }
  })
}
