import { accentOf } from '@touchline/domain/values/accent'

import { usePageAccent } from '#web/ui/accent-scope.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { AnswersAndEvents } from './design/answers-and-events.tsx'
import { Lists } from './design/lists.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { TeamFrame } from './team-frame.tsx'

const colour = '#5b2b82'
const team = { id: 'riverside', name: 'Riverside United U15', color: colour, logo: null }
const accent = accentOf(colour)
const actor = {
  accountId: 'me',
  teamId: team.id,
  clubId: undefined,
  memberId: undefined,
  isAdmin: true,
  isCoach: false,
  isTreasurer: false,
  childIds: [],
}

/** Development only: the frame of a team's pages, in the team's colour. */
export default function DesignTeamPage() {
  usePageAccent(accent)
  return (
    <>
      <title>Team · Touchline</title>
      <NavigationBar />
      <TeamFrame team={team} actor={actor} hasCashBox={false}>
        <PageHeader title="Riverside United U15" subtitle="Football · Spain" />
        <div className="grid gap-8">
          <AnswersAndEvents />
          <Lists />
        </div>
      </TeamFrame>
    </>
  )
}
