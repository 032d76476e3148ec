import type { EmbedTheme } from '@touchline/domain/websites/embed'
import { withoutTwins } from '@touchline/domain/websites/own-matches'

import { escaped } from '#server/platform/html.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findFixtures, findResults } from '../queries/events.ts'
import { findStandings } from '../queries/standings.ts'
import type { PublicTeam } from '../queries/teams.ts'
import type { EmbedPlace } from './embed-place.ts'
import { listOf, matchItem, standingsTable, trainingItem } from './page-parts.ts'
import { homePath, pathOfTeam } from './shown-website.ts'
import type { MadePage } from './site-page.ts'
import { coloursOf, embedStyle } from './site-style.ts'
import { shownTrainings } from './trainings.ts'
import type { SiteWords } from './words.ts'

const most = { matches: 15, entries: 25 } as const
const fourWeeks = 28 * 86_400_000

/** Of the content, so that a page is at most 20 kB. */
const maxLength = 15_000

export interface Embedded extends EmbedPlace {
  readonly theme: EmbedTheme
}

/** A part of the website for a frame in another site. */
export async function embedPage(
  platform: Pick<Platform, 'database' | 'clock'>,
  { shown, team, view, theme }: Embedded,
): Promise<MadePage> {
  const { website, words, origin } = shown
  const { text } = words
  const titles = {
    fixtures: text.matches,
    results: text.results,
    standings: text.standings,
    calendar: text.calendar,
  }
  const teams = team === undefined ? shown.teams : [team]
  const body = await bodyOf(platform, { shown, teams, view })
  const url = origin + (team === undefined ? homePath(shown) : pathOfTeam(shown, team))
  return framed({
    words,
    title: titles[view],
    color: team?.color ?? website.color,
    theme,
    body: `${body}
<p class="by"><a href="${escaped(url)}" target="_blank" rel="noopener">${escaped(text.openSite)}</a></p>`,
  })
}

/** In a frame whose website is gone. */
export function closedEmbed(words: SiteWords): MadePage {
  return framed({ words, title: words.text.notFound, color: '', theme: 'light', body: '' })
}

interface Framed extends Pick<Embedded, 'theme'> {
  readonly words: SiteWords
  readonly title: string
  readonly color: string
  readonly body: string
}

function framed({ words, title, color, theme, body }: Framed): MadePage {
  const style = `${coloursOf(color, theme)}\n${embedStyle}`
  const html = `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`
  return { html, style }
}

interface Content extends Pick<Embedded, 'shown' | 'view'> {
  readonly teams: readonly PublicTeam[]
}

async function bodyOf(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { shown, teams, view }: Content,
): Promise<string> {
  const { words } = shown
  const { text } = words
  const now = clock()
  const asked = { teamIds: teams.map(({ id }) => id), now, limit: 2 * most.matches }
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  const once = (matches: Awaited<ReturnType<typeof findFixtures>>) =>
    withoutTwins(matches, { name: shown.website.name, teams: names })
  const items = (matches: Awaited<ReturnType<typeof findFixtures>>) =>
    fitting(
      once(matches)
        .slice(0, most.matches)
        .map((match) => matchItem(match, { names, words })),
    )
  if (view === 'fixtures') return listOf(items(await findFixtures(database, asked)), text.noMatches)
  if (view === 'results') return listOf(items(await findResults(database, asked)), text.noResults)
  if (view === 'standings') {
    const tables = await findStandings(database, asked.teamIds, now)
    const fit = fitting(tables.map((table) => standingsTable(table, words)))
    return fit.join('\n') || listOf([], text.noStandings)
  }
  const fixtures = await findFixtures(database, { ...asked, limit: most.entries })
  const trainings = await shownTrainings(database, shown, { teams, now, limit: most.entries })
  const until = now.getTime() + fourWeeks
  const entries = [
    ...once(fixtures).map((one) => ({ at: one.startsAt, item: matchItem(one, { names, words }) })),
    ...trainings.map((one) => ({ at: one.startsAt, item: trainingItem(one, names, words) })),
  ].filter(({ at }) => at.getTime() < until)
  const inOrder = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const first = inOrder.slice(0, most.entries).map(({ item }) => item)
  return listOf(fitting(first), text.noEvents)
}

function fitting(items: readonly string[]): readonly string[] {
  let left = maxLength
  return items.filter((item) => {
    left -= item.length
    return left >= 0
  })
}
