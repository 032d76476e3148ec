import type { TeamFigures } from '@touchline/contract/statistics/shapes/club'
import type { ClubTeam } from '@touchline/contract/teams/shapes/mine'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useSpan } from '#web/events/use-event-time.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { useGenderWords } from '#web/teams/use-gender-words.ts'
import { labelOf } from '#web/ui/label-of.ts'

interface ClubTeamLineProps {
  readonly team: ClubTeam
  /** Undefined if they can't be loaded: the team is shown anyway. */
  readonly figures: TeamFigures | undefined
  /** Opens its money instead of its overview, for treasurers. */
  readonly opensMoney: boolean
}

/** A team at a glance: kind, size, next event and missing answers. */
export function ClubTeamLine({ team, figures, opensMoney }: ClubTeamLineProps) {
  const words = useText('teams')
  const genders = useGenderWords(team.ageGroup)
  const kind = [
    labelOf(words.sports, team.sport),
    team.gender && genders[team.gender],
    team.ageGroup && labelOf(words.ageGroups, team.ageGroup),
    team.format && words.formats[team.format],
  ].filter(Boolean)
  return (
    <li className="relative flex items-start gap-4 py-3 has-[a]:hover:bg-hover">
      <TeamShield team={team} src={team.logo?.thumb} />
      <div className="grid min-w-0 grow gap-x-6 sm:grid-cols-2">
        <div className="min-w-0">
          <h3 className="font-medium">
            {team.isOpen ? (
              <Link
                to={(opensMoney ? paths.collections : paths.team)(team.id)}
                className="wrap-anywhere after:absolute after:inset-0"
              >
                {team.name}
              </Link>
            ) : (
              <span className="wrap-anywhere">{team.name}</span>
            )}
          </h3>
          <p className="text-s text-muted wrap-anywhere">{kind.join(', ')}</p>
        </div>
        <Figures team={team} figures={figures} />
      </div>
    </li>
  )
}

function Figures({ team, figures }: Omit<ClubTeamLineProps, 'opensMoney'>) {
  const text = useText('clubs').page
  const format = useFormat()
  const span = useSpan()
  const next = figures?.next
  const people = [
    text.members(team.memberCount),
    text.reached(team.joinedCount),
    figures?.presenceRate != null && text.attendance(format.share(figures.presenceRate)),
  ]
  const ahead = [
    figures && (next ? text.next(span(next).whole) : text.nothingNext),
    next && next.silentCount > 0 && text.silent(next.silentCount),
  ]
  return (
    <div className="figures text-s text-muted">
      <Parts parts={people} />
      {figures && <Parts parts={ahead} />}
    </div>
  )
}

function Parts({ parts }: { parts: readonly (string | false | null | undefined)[] }) {
  const shown = parts.filter((part) => typeof part === 'string')
  return (
    <p className="flex flex-wrap gap-x-3">
      {shown.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  )
}
