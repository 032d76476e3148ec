import { paths } from '#web/app/paths.ts'
import { useShownTeams } from '#web/events/calendar/use-shown-teams.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Links to each team; on a phone the events take all the room. */
export function TeamLinks() {
  const text = useText('start')
  const teams = [...useShownTeams().values()]
  return (
    <section className="max-lg:hidden">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-l">{text.myTeams}</h2>
        <TextLink to={paths.teams} className="py-1 text-s">
          {text.allTeams}
        </TextLink>
      </header>
      <ul className="divide-y divide-line rounded-surface border border-line bg-surface px-4">
        {teams.slice(0, maxShown).map((team) => (
          <li key={team.id} className="flex min-h-12 items-center gap-3 py-1.5">
            <TeamShield team={team} src={team.logo} size="s" />
            <span className="min-w-0 wrap-anywhere">
              <TextLink to={paths.team(team.id)}>{team.name}</TextLink>
              {team.children.length > 0 && (
                <span className="block text-s text-muted">{team.children.join(' · ')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const maxShown = 8
