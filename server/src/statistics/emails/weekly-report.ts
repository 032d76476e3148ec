import type { ReportedWeek } from '@touchline/domain/notifications/weekly-report'
import { isolated } from '@touchline/domain/values/isolated'
import { bestLanguage, type Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'
import { weeklyReport as de } from '@touchline/text/statistics/weekly-report/de'
import { weeklyReport as en } from '@touchline/text/statistics/weekly-report/en'
import { weeklyReport as es } from '@touchline/text/statistics/weekly-report/es'
import { weeklyReport as fr } from '@touchline/text/statistics/weekly-report/fr'

import { accountUnsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { dayIn, eventRangeIn, momentIn } from '#server/notifications/emails/moments.ts'
import { compose, type Section } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { OwnWeek, TeamWeek, UpcomingEvent } from '../queries/team-weeks.ts'
import type { ReportReader } from '../queries/weekly-reports.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

/** A team, limited to what one reader may see. */
export interface ReportedTeam {
  readonly team: TeamWeek
  readonly own: OwnWeek
  /** Staff also get attendance and open invitations. */
  readonly isStaff: boolean
}

interface Report {
  readonly reader: Pick<ReportReader, 'email' | 'language' | 'timeZone'>
  readonly week: Pick<ReportedWeek, 'firstDay' | 'lastDay'>
  readonly teams: readonly ReportedTeam[]
  readonly origin: string
  readonly stopUrl: string
}

/** The weekly report email; undefined if there is nothing to report. */
export function weeklyReportLetter({ reader, week, teams, ...where }: Report): Mail | undefined {
  const language = bestLanguage([reader.language])
  const words = texts[language]
  const sections = teams.flatMap((team) => sectionOf(team, language, reader.timeZone))
  const [only] = sections
  if (only === undefined) return undefined
  const say = (name: string) =>
    sections.length === 1 ? words.subject(name) : words.subjectOfSeveral
  const day = (date: string) => dayIn(new Date(date), language, 'UTC')
  const { headers, lines } = accountUnsubscribeParts(language, where)
  return {
    kind: 'statistics.weekly_report',
    to: reader.email,
    language,
    subject: say(only.heading),
    headers,
    ...compose({
      language,
      heading: say(withoutLinks(only.heading)),
      preview: withoutLinks(only.lines.join(' · ')),
      paragraphs: [words.intro(day(week.firstDay), day(week.lastDay))],
      sections: sections.map((section) => ({
        heading: withoutLinks(section.heading),
        lines: section.lines.map(withoutLinks),
      })),
      action: { label: words.action, url: `${where.origin}/dashboard` },
      footer: [words.why, ...lines],
    }),
  }
}

function sectionOf(
  reported: ReportedTeam,
  language: Language,
  timeZone: string | null,
): readonly Section[] {
  const { team } = reported
  const lines = [
    ...pastOf(reported, language),
    ...comingOf(reported, language, timeZone),
    ...waitingOf(reported, language),
  ]
  return lines.length === 0 ? [] : [{ heading: team.name, lines }]
}

function pastOf({ team, own, isStaff }: ReportedTeam, language: Language): string[] {
  const words = texts[language]
  const { pastEvents, presence, newMembers, games } = team
  const attended = own.people.filter(({ marked }) => marked > 0)
  return [
    ...(pastEvents > 0 ? [words.eventsPast(pastEvents)] : []),
    ...games.map((game) => words.result(...matchIn(team.name, game))),
    ...(isStaff && presence !== null ? [words.attendance(Math.round(presence * 100))] : []),
    ...attended.map(({ firstName, relation, there, marked }) =>
      words.attended(relation === 'self' ? words.you : isolated(firstName), there, marked),
    ),
    ...(newMembers > 0 ? [words.newMembers(newMembers)] : []),
  ]
}

/** Both teams, home team first, and the score. */
function matchIn(team: string, game: TeamWeek['games'][number]): [match: string, score: string] {
  const { at, scored, conceded } = game
  const [own, opponent] = [isolated(team), isolated(game.opponent)]
  return at === 'away'
    ? [`${opponent} – ${own}`, `${conceded}:${scored}`]
    : [`${own} – ${opponent}`, `${scored}:${conceded}`]
}

function comingOf({ team }: ReportedTeam, language: Language, timeZone: string | null): string[] {
  const words = texts[language]
  const when = ({ startsAt, endsAt, isAllDay, timeZone: there }: UpcomingEvent) =>
    isAllDay
      ? eventRangeIn(
          { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), isAllDay },
          language,
          there,
        )
      : momentIn(startsAt, language, timeZone ?? there)
  const more = team.upcomingCount - team.upcoming.length
  return [
    ...team.upcoming.map((event) => words.upcoming(event.title, when(event))),
    ...(more > 0 ? [words.moreEvents(more)] : []),
  ]
}

function waitingOf({ team, own, isStaff }: ReportedTeam, language: Language): string[] {
  const words = texts[language]
  return [
    ...(own.unanswered > 0 ? [words.unanswered(own.unanswered)] : []),
    ...(isStaff && team.openInvitations > 0 ? [words.invitations(team.openInvitations)] : []),
  ]
}
