import type { Team, TeamPage } from '@touchline/contract/teams/shapes'
import { ageBandOf } from '@touchline/domain/teams/age-bands'
import { helplineOf } from '@touchline/domain/teams/helplines'
import {
  Building2,
  Cake,
  Globe,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Phone,
  ShieldCheck,
  Trophy,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { EmailLink } from '#web/ui/email-link.tsx'
import { labelOf } from '#web/ui/label-of.ts'
import { PhoneLink } from '#web/ui/phone-link.tsx'

import { countryName } from './country-name.ts'
import type { InfoField } from './team-info-form.tsx'
import { useGenderWords } from './use-gender-words.ts'

interface TeamFactsProps {
  readonly page: TeamPage
  /**
   * Opens the form at a field; undefined without permission. Empty facts then offer to be added.
   */
  readonly onEdit: ((field: InfoField) => void) | undefined
}

export function TeamFacts({ page: { team, safeguarding }, onEdit }: TeamFactsProps) {
  const colon = useColon()
  const words = useText('teams')
  const text = words.dashboard
  const { language } = useLanguage()
  const genders = useGenderWords(team.ageGroup)
  return (
    <ul className="grid gap-1">
      <Fact icon={Trophy}>{labelOf(words.sports, team.sport)}</Fact>
      <Fact icon={Globe}>{countryName(team.country, language)}</Fact>
      <Fact icon={Cake} field="foundationYear" missing={text.addFoundationYear} onEdit={onEdit}>
        {team.foundationYear !== null && text.foundedIn(team.foundationYear)}
      </Fact>
      <Fact icon={Phone} field="phone" missing={text.addPhone} onEdit={onEdit}>
        {team.phone && <PhoneLink phone={team.phone} />}
      </Fact>
      <Fact icon={Mail} field="email" missing={text.addEmail} onEdit={onEdit}>
        {team.email && <EmailLink email={team.email} />}
      </Fact>
      <Fact icon={Users}>{membersOf(team, words, genders)}</Fact>
      {team.club && <Fact icon={Building2}>{team.club.name}</Fact>}
      {safeguarding && (
        <Fact icon={ShieldCheck}>
          {text.safeguarding}
          {colon} <bdi>{safeguarding.name}</bdi>
          {safeguarding.phone && (
            <>
              , <PhoneLink phone={safeguarding.phone} />
            </>
          )}
        </Fact>
      )}
      <ChildHelp team={team} hasContact={safeguarding !== null} />
    </ul>
  )
}

/** A helpline outside the club; hidden in teams of adults. */
function ChildHelp({ team, hasContact }: { team: Team; hasContact: boolean }) {
  const text = useText('teams').dashboard
  const helpline = helplineOf(team.country)
  const youngest = ageBandOf(team.ageGroup)?.from
  const hasChildren = youngest !== undefined && youngest < 18
  if (helpline === undefined || !(hasContact || hasChildren)) return null
  return (
    <Fact icon={LifeBuoy}>
      {helpline.name === helpline.phone ? text.helplineNumber : text.helpline(helpline.name)}{' '}
      <PhoneLink phone={helpline.phone} />
    </Fact>
  )
}

/** "18 members, Women, U12". */
function membersOf(
  team: Team,
  words: ReturnType<typeof useText<'teams'>>,
  genders: ReturnType<typeof useGenderWords>,
): string {
  const kind = [
    team.gender && genders[team.gender],
    team.ageGroup && labelOf(words.ageGroups, team.ageGroup),
  ].filter(Boolean)
  return [words.dashboard.memberCount(team.memberCount), ...kind].join(', ')
}

interface FactProps {
  readonly icon: LucideIcon
  readonly children: ReactNode
  readonly missing?: string | undefined
  readonly field?: InfoField
  readonly onEdit?: ((field: InfoField) => void) | undefined
}

/** One fact. If empty, editors are offered to add it and others see nothing. */
function Fact({ icon: Icon, children, missing, field, onEdit }: FactProps) {
  if (!children && !(field && onEdit)) return null
  return (
    <li className="flex min-h-8 items-start gap-3">
      <Icon className="mt-1 size-4.5 shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 py-0.5 wrap-anywhere [&_a]:underline [&_a]:underline-offset-3">
        {children || (
          <button
            type="button"
            className="text-left text-muted underline underline-offset-3 hover:text-ink touch:min-h-8"
            onClick={() => field && onEdit?.(field)}
          >
            {missing}
          </button>
        )}
      </span>
    </li>
  )
}
