import { implement } from '@orpc/server'
import { registrationsEndpoints } from '@touchline/contract/registrations/endpoints'
import type { Actor } from '@touchline/domain/teams/actor'
import { mayManageRegistrations } from '@touchline/domain/teams/permissions'

import { AppError } from '#server/platform/errors.ts'
import { requireAccount, type RequestContext } from '#server/platform/http/context.ts'
import { teamCommand, teamQuery } from '#server/teams/routes/handlers.ts'

import { decideRegistrations } from '../commands/decide.ts'
import { changeForm } from '../commands/save-form.ts'
import { formSetupOf } from './form-setup.ts'
import { teamRegistrationsOf } from './registrations-page.ts'

const os = implement(registrationsEndpoints).$context<RequestContext>()

/** Registrations with a team without a club. */
export const teamRoutes = {
  teamForm: os.teamForm.handler(
    teamQuery(({ db, actor, context }) => formSetupOf(db, context.platform.config, teamOf(actor))),
  ),

  saveTeamForm: os.saveTeamForm.handler(
    teamCommand(async ({ db, actor, now, input: { teamId: _teamId, ...edit }, context }) => {
      const owner = teamOf(actor)
      await changeForm(db, { owner, accountId: actor.accountId }, { ...edit, now })
      return formSetupOf(db, context.platform.config, owner)
    }),
  ),

  teamList: os.teamList.handler(
    teamQuery(({ db, actor, now, input }) => {
      teamOf(actor)
      return teamRegistrationsOf(db, { actor, now }, input.state)
    }),
  ),

  decideInTeam: os.decideInTeam.handler(
    teamCommand(async ({ db: tx, actor, now, input, context }) => {
      const { id: ownerId } = teamOf(actor)
      const { platform } = context
      const by = { kind: 'team', actor } as const
      const work = { tx, platform, account: requireAccount(context), ownerId, now, by }
      const bill = await decideRegistrations(work, input.decision)
      return { ...(await teamRegistrationsOf(tx, { actor, now }, 'open')), bill }
    }),
  ),
}

/** The actor's team; with a club, it is the club's form that counts. */
function teamOf(actor: Actor) {
  if (actor.clubId !== undefined) throw new AppError('not_found')
  if (!mayManageRegistrations(actor)) throw new AppError('not_allowed')
  return { kind: 'team', id: actor.teamId } as const
}
