import { escaped } from '#server/platform/html.ts'

import { coloursOf, siteStyle } from './site-style.ts'
import type { SiteWords } from './words.ts'

interface SitePage {
  readonly words: SiteWords
  /** Of the tab and of search results. */
  readonly title: string
  /** Whose pages these are: the club, or a team without one. */
  readonly name: string
  readonly heading: string
  /** The way back to the club's page, from one of its teams. */
  readonly above?: { readonly name: string; readonly path: string } | undefined
  /** The absolute address. */
  readonly url: string
  readonly origin: string
  readonly color: string
  readonly logo: string | undefined
  readonly body: string
  readonly data: string
  readonly isIndexed: boolean
}

export interface MadePage {
  readonly html: string
  readonly style: string
}

/** A page that is complete in itself: one request, and one for the crest. */
export function sitePage(page: SitePage): MadePage {
  const { words, title, heading, above, url, origin, logo } = page
  const { text, language } = words
  const style = `${coloursOf(page.color, 'auto')}\n${siteStyle}`
  const description = text.description(title)
  const crest =
    logo === undefined ? '' : `<img src="${escaped(logo)}" alt="" width="64" height="64">`
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${page.isIndexed ? '' : '<meta name="robots" content="noindex">\n'}<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="canonical" href="${escaped(url)}">
<link rel="alternate" type="application/json+oembed" href="${escaped(`${origin}/oembed?url=${encodeURIComponent(url)}`)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:url" content="${escaped(url)}">
<meta property="og:site_name" content="${escaped(page.name)}">
${logo === undefined ? '' : `<meta property="og:image" content="${escaped(origin + logo)}">\n`}<link rel="icon" href="${escaped(logo ?? '/icon.svg')}">
<style>${style}</style>
${page.data}
</head>
<body>
<header><div class="in">${crest}<div>${above === undefined ? '' : `<p><a href="${escaped(above.path)}">${escaped(above.name)}</a></p>\n`}<h1>${escaped(heading)}</h1></div></div></header>
<main class="in">
${page.body}
</main>
<footer><div class="in"><a href="/login">${escaped(text.signIn)}</a><a href="/">${escaped(text.madeWith)}</a></div></footer>
</body>
</html>
`
  return { html, style }
}
