import { contract } from '@touchline/contract/contract'
import { members } from '@touchline/text/members/en'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { press } from '#web/testing/keyboard.ts'
import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'
import { server } from '#web/testing/server.ts'

import { LeaveTeamDialog } from './leave-team-dialog.tsx'
import { lea } from './testing/member.ts'

const { profile: text, refusals } = members
const lastAdmin = { code: 'last_admin', says: refusals.lastAdmin } as const

/** Lea is the viewer, the viewer's child, or someone else. */
function openLeaving(who: 'me' | 'my child' | 'somebody', childIds: string[] = []) {
  const team = teamOf(who === 'somebody' ? 'admin' : 'player')
  const actor = {
    ...team.actor,
    childIds: who === 'my child' ? [lea.id] : childIds,
    ...(who === 'me' && { memberId: lea.id }),
  }
  return openDialog(
    (onClose) => <LeaveTeamDialog member={lea} open onClose={onClose} onGone={onClose} />,
    { team: { ...team, actor } },
  )
}

proveQuestion('removing a member from the team', {
  open: () => openLeaving('somebody'),
  endpoint: contract.members.leave,
  title: text.removeTitle('Lea Ruiz'),
  consequence: text.removeText,
  confirm: text.remove,
  sends: { memberId: lea.id },
  refusals: [lastAdmin],
})

proveQuestion('ending the membership of a child', {
  open: () => openLeaving('my child'),
  endpoint: contract.members.leave,
  title: text.leaveTitle('Lea Ruiz'),
  consequence: text.leaveText,
  confirm: text.leave,
  sends: { memberId: lea.id },
})

proveQuestion('leaving as a player with children in the team', {
  open: () => openLeaving('me', ['019cebf5-0f00-7000-8000-000000000109']),
  endpoint: contract.members.leave,
  title: text.leaveTitle('Lea Ruiz'),
  consequence: text.leaveAllText,
  confirm: text.leave,
  sends: { memberId: lea.id },
  refusals: [lastAdmin],
})

test('someone who has left goes on to the list of teams', async () => {
  server.answers(contract.members.leave)
  const opened = await openLeaving('me')
  await press(page.getByRole('button', { name: text.leave, exact: true }))
  await expect.poll(() => opened.path()).toBe('/teams')
})
