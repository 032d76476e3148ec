import { clubAndTeam } from '@touchline/domain/values/club-and-team'

import { escaped } from '#server/platform/html.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findFixtures, findResults } from '../queries/events.ts'
import { findStandings } from '../queries/standings.ts'
import type { PublicTeam } from '../queries/teams.ts'
import { newsPart } from './news-part.ts'
import { listOf, matchItem, section, standingsTable } from './page-parts.ts'
import {
  contactPart,
  homePath,
  pathOfMatch,
  pathOfTeam,
  type ShownWebsite,
} from './shown-website.ts'
import { sitePage, type MadePage } from './site-page.ts'
import { sponsorsPart } from './sponsors-part.ts'
import { matchData, structuredData, teamData } from './structured-data.ts'
import { trainingLines } from './trainings.ts'

const most = { fixtures: 20, results: 10 } as const

type Reading = Pick<Platform, 'database' | 'clock'>

/** A team: its next matches, results and tables, when it trains, and whom to ask. */
export async function teamPage(
  platform: Reading,
  shown: ShownWebsite,
  team: PublicTeam,
): Promise<MadePage> {
  const { website, words, origin } = shown
  const home = homePath(shown)
  const { text } = words
  const isOfClub = website.owner.kind === 'club'
  const names = new Map([[team.id, team.name]])
  const read = await readTeam(platform, shown, team)
  const items = (matches: typeof read.fixtures) =>
    matches.map((match) =>
      matchItem(match, { names, words, pageOf: (one) => pathOfMatch(shown, one) + shown.query }),
    )
  const url = origin + pathOfTeam(shown, team)
  const logo = shown.show(team.logoFileId ?? website.logoFileId)?.thumb
  const club = { name: website.name, url: origin + home, logo: undefined }
  const times = read.trainings.map((line) => `<li>${escaped(line)}</li>`)
  const about = isOfClub ? '' : website.settings.about
  return sitePage({
    words,
    title: clubAndTeam(team.name, isOfClub ? website.name : null),
    name: website.name,
    heading: [team.name],
    above: isOfClub ? { name: website.name, path: home + shown.query } : undefined,
    url,
    place: shown,
    color: team.color,
    logo,
    isIndexed: shown.isIndexed,
    body: `<div>${[
      about === '' ? '' : section(text.about, `<p class="about">${escaped(about)}</p>`),
      isOfClub ? '' : section(text.news, newsPart(website.settings.news, words)),
      section(text.matches, listOf(items(read.fixtures), text.noMatches)),
      section(text.results, listOf(items(read.results))),
    ].join('\n')}</div>
<div>${[
      section(text.standings, read.standings.map((table) => standingsTable(table, words)).join('')),
      section(text.trainings, listOf(times)),
      section(text.contact, contactPart(shown)),
      section(text.sponsors, sponsorsPart(shown, platform.clock(), 'thumb')),
    ].join('\n')}</div>`,
    data: structuredData([
      teamData(
        team,
        { name: team.name, url, logo: logo && new URL(logo, origin).href },
        isOfClub ? club : undefined,
      ),
      ...read.fixtures.map((match) => matchData(match, names, origin + pathOfMatch(shown, match))),
    ]),
  })
}

async function readTeam({ database, clock }: Reading, shown: ShownWebsite, team: PublicTeam) {
  const { showsResults } = shown.website.settings
  const now = clock()
  const asked = { teamIds: [team.id], now }
  return {
    fixtures: await findFixtures(database, { ...asked, limit: most.fixtures }),
    results: showsResults ? await findResults(database, { ...asked, limit: most.results }) : [],
    standings: showsResults ? await findStandings(database, [team.id], now) : [],
    trainings: (await trainingLines(database, shown, { teams: [team], now })).get(team.id) ?? [],
  }
}
