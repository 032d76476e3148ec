import { type Actor, isStaff } from '@touchline/domain/teams/actor'
import { isForAdults } from '@touchline/domain/teams/age-bands'
import { may } from '@touchline/domain/teams/permissions'
import {
  BellRing,
  CalendarRange,
  CreditCard,
  Globe,
  ListChecks,
  type LucideIcon,
  MapPin,
  Package,
  Pencil,
  PiggyBank,
  Swords,
  Webhook,
} from 'lucide-react'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { cx } from '#web/ui/cx.ts'

import { DeleteTeamEntry } from './delete-team-entry.tsx'
import { useActor, useTeam } from './team-context.tsx'

export const sections = [
  'edit',
  'subscription',
  'locations',
  'opponents',
  'tasks',
  'reminders',
  'seasons',
  'cashBox',
  'website',
] as const

export type Section = (typeof sections)[number]

const icons: Record<Section, LucideIcon> = {
  edit: Pencil,
  subscription: CreditCard,
  locations: MapPin,
  opponents: Swords,
  tasks: ListChecks,
  reminders: BellRing,
  seasons: CalendarRange,
  cashBox: PiggyBank,
  website: Globe,
}

interface OfferedTeam {
  readonly ageGroup: string | null
  readonly hasCashBox: boolean
}

/** Sections that are not for everyone. */
const isOffered: Partial<Record<Section, (actor: Actor, team: OfferedTeam) => boolean>> = {
  subscription: isStaff,
  // Teams of minors have none, and turn off an old one.
  cashBox: (actor, { ageGroup, hasCashBox }) =>
    may(actor, 'cashbox.manage') && (hasCashBox || ageGroup === null || isForAdults(ageGroup)),
  // The teams of a club are on the club's website.
  website: (actor) => actor.clubId === undefined && may(actor, 'website.edit'),
}

/** The sections of the settings: a sidebar on desktops, a menu above on phones. */
export function SectionMenu({ current }: { current: Section }) {
  const text = useText('teams').settings
  const actor = useActor()
  const { teamId } = actor
  const { team, hasCashBox } = useTeam()
  const { ageGroup } = team
  const isShown = (section: Section) =>
    section === current || isOffered[section]?.(actor, { ageGroup, hasCashBox }) !== false
  const shown = sections.filter((section) => isShown(section))
  return (
    <nav aria-label={text.sections} className="lg:basis-48">
      <ul className="grid pairs-[8.5rem] gap-1 border-b border-line pb-3 sm:flex sm:flex-wrap lg:flex-col lg:border-0 lg:pb-0">
        {shown.map((section) => {
          const Icon = icons[section]
          return (
            <li key={section} className="min-w-0">
              <Link
                to={{ search: `?section=${section}` }}
                preventScrollReset
                aria-current={section === current ? 'page' : undefined}
                className={cx(
                  entryLook,
                  section === current && 'bg-hover font-semibold text-accent-ink',
                )}
              >
                <Icon aria-hidden />
                <span className="min-w-0 wrap-anywhere">{text[section]}</span>
              </Link>
            </li>
          )
        })}
        {may(actor, 'webhooks.edit') && (
          <li className="min-w-0">
            <Link to={paths.webhooks(teamId)} className={entryLook}>
              <Webhook aria-hidden />
              <span className="min-w-0 wrap-anywhere">{text.webhooks}</span>
            </Link>
          </li>
        )}
        <li className="min-w-0">
          <Link to={paths.archive(teamId)} className={entryLook}>
            <Package aria-hidden />
            <span className="min-w-0 wrap-anywhere">{text.archive}</span>
          </Link>
        </li>
        <li className="min-w-0">
          <DeleteTeamEntry />
        </li>
      </ul>
    </nav>
  )
}

const entryLook =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 py-1.5 max-sm:gap-2 max-sm:px-2 max-[22rem]:px-1 hover:bg-hover [&_svg]:size-4.5 [&_svg]:shrink-0'
