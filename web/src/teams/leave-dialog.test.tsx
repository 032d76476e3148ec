import { contract } from '@touchline/contract/contract'
import { teams } from '@touchline/text/teams/en'

import { openDialog } from '#web/testing/open.tsx'
import { teamOf } from '#web/testing/people.ts'
import { proveQuestion } from '#web/testing/prove-question.ts'

import { LeaveDialog } from './leave-dialog.tsx'

const { mine: text } = teams
const about = { id: teamOf('player').team.id, name: 'Riverside U12', isClub: false }

proveQuestion('leaving a team', {
  open: () =>
    openDialog((onClose) => <LeaveDialog about={about} open onClose={onClose} />, { as: 'player' }),
  endpoint: contract.teams.leave,
  title: text.leaveTitle(about.name),
  consequence: text.leaveTeamText,
  confirm: text.leave,
  sends: { teamId: about.id },
  refusals: [{ code: 'last_admin' }],
})

proveQuestion('leaving a club', {
  open: () =>
    openDialog((onClose) => (
      <LeaveDialog about={{ ...about, isClub: true }} open onClose={onClose} />
    )),
  endpoint: contract.clubs.changeRoles,
  title: text.leaveTitle(about.name),
  consequence: text.leaveClubText,
  confirm: text.leave,
  sends: { clubId: about.id, accountId: 'me', roles: [] },
  refusals: [{ code: 'last_manager' }],
})

proveQuestion('a guardian leaving the team of a child', {
  open: () =>
    openDialog((onClose) => (
      <LeaveDialog about={about} explained={text.leaveChildTeamText} open onClose={onClose} />
    )),
  endpoint: contract.teams.leave,
  title: text.leaveTitle(about.name),
  consequence: text.leaveChildTeamText,
  confirm: text.leave,
  sends: { teamId: about.id },
})
