import type { MyTeams } from '@touchline/contract/teams/shapes/mine'
import { Baby, Building2, Plus, Shield } from 'lucide-react'
import type { ReactNode } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

import { DeletedTeams } from './deleted-teams.tsx'
import { ChildTeamCard, MyClubCard, MyTeamCard } from './team-cards.tsx'

const views = ['my-teams', 'my-clubs', 'my-children'] as const

export type TeamsView = (typeof views)[number]

export function isTeamsView(text: string | null): text is TeamsView {
  return views.some((view) => view === text)
}

/** The first tab with content: children for a parent, clubs for the manager of a new club. */
export function startingView(mine: MyTeams | undefined): TeamsView {
  if (mine === undefined || mine.teams.length > 0) return 'my-teams'
  if (mine.deleted.some(({ isClub }) => !isClub)) return 'my-teams'
  if (mine.clubs.length > 0 || mine.deleted.length > 0) return 'my-clubs'
  return mine.children.length > 0 ? 'my-children' : 'my-teams'
}

interface TeamsTabsProps {
  /** Undefined while loading. */
  readonly mine: MyTeams | undefined
  readonly view: TeamsView
  readonly onChange: (view: TeamsView) => void
}

export function TeamsTabs({ mine, view, onChange }: TeamsTabsProps) {
  const text = useText('teams').mine
  const contents: Record<TeamsView, ReactNode> = {
    'my-teams': mine && <MyTeamsGrid mine={mine} />,
    'my-clubs': mine && <MyClubsGrid mine={mine} />,
    'my-children': mine && <ChildrenGrid mine={mine} />,
  }
  const counts: Record<TeamsView, number | undefined> = {
    'my-teams': mine?.teams.length,
    'my-clubs': mine?.clubs.length,
    'my-children': mine?.children.length,
  }
  return (
    <Tabs
      label={text.views}
      value={view}
      onChange={onChange}
      tabs={views.map((value) => ({
        value,
        label: text.tabs[value],
        count: counts[value] || undefined,
        content: contents[value] ?? <Waiting label={text.loading} />,
      }))}
    />
  )
}

function MyTeamsGrid({ mine: { teams, deleted } }: { mine: MyTeams }) {
  const text = useText('teams').mine
  return (
    <>
      {teams.length === 0 ? (
        <EmptyState
          icon={<Shield aria-hidden />}
          title={text.noTeams}
          action={<Create to={paths.createTeam} label={text.createFirstTeam} />}
        />
      ) : (
        <Grid>
          {teams.map((team) => (
            <MyTeamCard key={team.id} team={team} />
          ))}
        </Grid>
      )}
      <DeletedTeams cards={deleted.filter(({ isClub }) => !isClub)} />
    </>
  )
}

function MyClubsGrid({ mine: { clubs, deleted } }: { mine: MyTeams }) {
  const text = useText('teams').mine
  return (
    <>
      {clubs.length === 0 ? (
        <EmptyState
          icon={<Building2 aria-hidden />}
          title={text.noClubs}
          action={<Create to={paths.createClub} label={text.createFirstClub} />}
        />
      ) : (
        <Grid>
          {clubs.map((club) => (
            <MyClubCard key={club.id} club={club} />
          ))}
        </Grid>
      )}
      <DeletedTeams cards={deleted.filter(({ isClub }) => isClub)} />
    </>
  )
}

function ChildrenGrid({ mine: { teams, children } }: { mine: MyTeams }) {
  const text = useText('teams').mine
  const administered = new Set(teams.filter(({ isAdmin }) => isAdmin).map(({ id }) => id))
  if (children.length === 0)
    return (
      <EmptyState icon={<Baby aria-hidden />} title={text.noChildren}>
        {text.noChildrenHint}
      </EmptyState>
    )
  return (
    <Grid>
      {children.map((card) => (
        <ChildTeamCard
          key={`${card.id}${card.child.memberId}`}
          card={card}
          isAdmin={administered.has(card.id)}
        />
      ))}
    </Grid>
  )
}

function Create({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink to={to} variant="primary" icon={<Plus aria-hidden />}>
      {label}
    </ButtonLink>
  )
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
      {children}
    </ul>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-36 rounded-surface" />
      ))}
    </div>
  )
}
