import { withoutTwins } from '@touchline/domain/websites/own-matches'

import { escaped } from '#server/platform/html.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findFixtures, findResults } from '../queries/events.ts'
import type { PublicTeam } from '../queries/teams.ts'
import { newsPart } from './news-part.ts'
import { listOf, matchItem, section } from './page-parts.ts'
import {
  contactPart,
  homePath,
  pathOfMatch,
  pathOfTeam,
  type ShownWebsite,
} from './shown-website.ts'
import { sitePage, type MadePage } from './site-page.ts'
import { sponsorsPart } from './sponsors-part.ts'
import { clubData, matchData, structuredData } from './structured-data.ts'
import { trainingLines } from './trainings.ts'

const most = { fixtures: 10, results: 6 } as const

/** A club: what comes next in all its teams, then the teams with their training times. */
export async function clubPage(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  shown: ShownWebsite,
): Promise<MadePage> {
  const { website, teams, words, origin } = shown
  const { settings, name } = website
  const { text } = words
  const asked = { teamIds: teams.map(({ id }) => id), now: clock() }
  const names = new Map(teams.map((team) => [team.id, team.name]))
  const once = { name, teams: names }
  const found = await findFixtures(database, { ...asked, limit: 2 * most.fixtures })
  const fixtures = withoutTwins(found, once).slice(0, most.fixtures)
  const results = settings.showsResults
    ? await findResults(database, { ...asked, limit: 2 * most.results })
    : []
  const times = await trainingLines(database, shown, { teams, now: asked.now })
  const items = (matches: typeof fixtures) =>
    matches.map((match) =>
      matchItem(match, { names, words, pageOf: (one) => pathOfMatch(shown, one) + shown.query }),
    )
  const teamItems = teams.map((team) => teamItem(shown, team, times.get(team.id) ?? []))
  const logo = website.logoFileId === null ? undefined : shown.show(website.logoFileId)?.thumb
  const url = origin + homePath(shown)
  return sitePage({
    words,
    title: name,
    name,
    heading: [name],
    url,
    place: shown,
    color: website.color,
    logo,
    isIndexed: shown.isIndexed,
    body: `<div>${[
      settings.about === ''
        ? ''
        : section(text.about, `<p class="about">${escaped(settings.about)}</p>`),
      section(text.news, newsPart(settings.news, words)),
      section(text.matches, listOf(items(fixtures), text.noMatches)),
      section(text.results, listOf(items(withoutTwins(results, once).slice(0, most.results)))),
    ].join('\n')}</div>
<div>${section(text.teams, listOf(teamItems))}
${section(text.contact, contactPart(shown))}
${section(text.sponsors, sponsorsPart(shown, asked.now, 'thumb'))}</div>`,
    data: structuredData([
      clubData(
        { name, url, sport: website.sport, logo: logo && new URL(logo, origin).href },
        teams.map((team) => ({
          name: team.name,
          url: origin + pathOfTeam(shown, team),
          logo: undefined,
        })),
      ),
      ...fixtures.map((match) => matchData(match, names, origin + pathOfMatch(shown, match))),
    ]),
  })
}

function teamItem(shown: ShownWebsite, team: PublicTeam, times: readonly string[]): string {
  const lines = times.map((line) => `<div class="quiet">${escaped(line)}</div>`)
  const address = pathOfTeam(shown, team) + shown.query
  return `<li><a href="${escaped(address)}">${escaped(team.name)}</a>${lines.join('')}</li>`
}
