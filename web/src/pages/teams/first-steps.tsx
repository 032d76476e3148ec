import { CalendarPlus, Check, ChevronRight, Send, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { TeamShield } from '#web/teams/team-shield.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The start of a new team: players, first practice, invitations. */
export function FirstSteps() {
  const { start: text } = useText('teams')
  const { title } = useText('teams').checklist
  const { team, checklist } = useTeam()
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6">
      <header className="on-pitch relative overflow-clip rounded-surface bg-pitch px-5 pt-6 pb-8 text-chalk">
        <TouchlineCorner />
        <TeamShield team={team} src={team.logo?.thumb} />
        <h1 className="mt-3 text-xl wrap-anywhere">{text.welcome(team.name)}</h1>
        <p className="mt-1 max-w-measure text-chalk-muted">{text.promise}</p>
      </header>
      <section>
        <h2 className="mb-3 text-l">{title}</h2>
        <ol className="grid grid-cols-1 gap-3">
          <Step
            to={paths.addMembers(team.id)}
            icon={<UserPlus aria-hidden />}
            isDone={checklist.members}
            {...text.players}
          />
          <Step
            to={paths.createEvent(team.id)}
            icon={<CalendarPlus aria-hidden />}
            isDone={checklist.event}
            {...text.practice}
          />
          <Step
            to={paths.inviteMembers(team.id)}
            icon={<Send aria-hidden />}
            isDone={false}
            {...text.invite}
          />
        </ol>
        <p className="mt-4">
          <TextLink to={paths.moveTeam(team.id)}>{text.move}</TextLink>
        </p>
      </section>
    </div>
  )
}

interface StepProps {
  readonly to: string
  readonly icon: ReactNode
  readonly isDone: boolean
  readonly title: string
  readonly hint: string
}

function Step({ to, icon, isDone, title, hint }: StepProps) {
  const text = useText('teams').checklist
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-18 items-center gap-4 rounded-surface border border-line bg-surface px-4 py-3 hover:bg-hover [&_svg]:size-6 [&_svg]:shrink-0"
      >
        <span className={isDone ? 'text-good' : 'text-accent-ink'}>
          {isDone ? <Check aria-hidden /> : icon}
        </span>
        <span className="min-w-0 grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-s text-muted">{isDone ? text.done : hint}</span>
        </span>
        <ChevronRight className="text-muted" aria-hidden />
      </Link>
    </li>
  )
}

/** Our motif: the corner of a pitch in chalk. */
function TouchlineCorner() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 120"
      className="absolute -right-2 -bottom-2 size-36 fill-none stroke-chalk opacity-50"
      strokeWidth="3"
    >
      <path d="M10 110 H110 V10" />
      <path d="M82 110 A28 28 0 0 1 110 82" />
      <path d="M110 110 V84 l-14 7 14 7" strokeLinejoin="round" />
    </svg>
  )
}
