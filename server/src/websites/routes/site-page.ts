import { escaped } from '#server/platform/html.ts'

import type { Place } from './shown-website.ts'
import { coloursOf, posterScript, posterStyle, siteStyle } from './site-style.ts'
import type { SiteWords } from './words.ts'

interface SitePage {
  readonly words: SiteWords
  /** Of the tab and of search results. */
  readonly title: string
  /** Whose pages these are: the club, or a team without one. */
  readonly name: string
  /** For search results; else what such pages show. */
  readonly description?: string
  /** The name, or the two sides of a match. */
  readonly heading: readonly string[]
  /** The way back to the club's page, from one of its teams. */
  readonly above?: { readonly name: string; readonly path: string } | undefined
  /** The absolute address. */
  readonly url: string
  readonly place: Pick<Place, 'origin' | 'publicUrl' | 'product'>
  readonly color: string
  readonly logo: string | undefined
  /** Of both sides of a match, in their order; else the logo alone. */
  readonly crests?: readonly string[] | undefined
  readonly body: string
  readonly data: string
  readonly isIndexed: boolean
  /** Fills a sheet of paper. Such pages can't be shown in frames. */
  readonly isPoster?: boolean
}

export interface MadePage {
  readonly html: string
  readonly style: string
  readonly script?: string
  /** Where its pictures are, if not at its own address. */
  readonly pictures?: string
}

/** A page that is complete in itself: one request, and one for the crest. */
export function sitePage(page: SitePage): MadePage {
  const { words, above, place, isPoster = false } = page
  const { text, language } = words
  const style = `${coloursOf(page.color, 'auto')}\n${siteStyle}${isPoster ? posterStyle : ''}`
  const html = `<!doctype html>
<html lang="${language}">
<head>
${metaOf(page)}
<style>${style}</style>
${page.data}
</head>
<body>
<header><div class="in">${crestsPart(page)}<div>${above === undefined ? '' : `<p><a href="${escaped(above.path)}">${escaped(above.name)}</a></p>\n`}${headingPart(page.heading)}</div></div></header>
<main class="in">
${page.body}
</main>
<footer><div class="in"><a href="${escaped(place.product)}/login">${escaped(text.signIn)}</a><a href="${escaped(place.product)}/">${escaped(text.madeWith)}</a></div></footer>${isPoster ? `\n<script>${posterScript}</script>` : ''}
</body>
</html>
`
  return {
    html,
    style,
    ...(place.product !== '' && { pictures: place.product }),
    ...(isPoster && { script: posterScript }),
  }
}

function crestsPart({ logo, crests = logo === undefined ? [] : [logo] }: SitePage): string {
  const shown = crests.map((src) => `<img src="${escaped(src)}" alt="" width="64" height="64">`)
  return shown.length > 1 ? `<div class="crests">${shown.join('')}</div>` : shown.join('')
}

/** What search engines and messengers show of it. */
function metaOf(page: SitePage): string {
  const { title, url, place, logo, isPoster = false } = page
  const description = page.description ?? page.words.text.description(title)
  const embedding = `${place.publicUrl}/oembed?url=${encodeURIComponent(url)}`
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.isIndexed ? '' : '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${escaped(url)}">`,
    isPoster
      ? ''
      : `<link rel="alternate" type="application/json+oembed" href="${escaped(embedding)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${escaped(url)}">`,
    `<meta property="og:site_name" content="${escaped(page.name)}">`,
    logo === undefined
      ? ''
      : `<meta property="og:image" content="${escaped(new URL(logo, place.origin).href)}">`,
    `<link rel="icon" href="${escaped(logo ?? `${place.product}/icon.svg`)}">`,
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** On a poster, each side has lines of its own, smaller where a name is long. */
function headingPart(parts: readonly string[]): string {
  const longest = Math.max(...parts.map((part) => part.length))
  const size = longest > 40 ? ' class="longer"' : longest > 20 ? ' class="long"' : ''
  if (parts.length === 1) return `<h1${size}>${escaped(parts.join(''))}</h1>`
  const sides = parts.map((part) => `<span>${escaped(part)}</span>`)
  return `<h1${size}>${sides.join(' <i>–</i> ')}</h1>`
}
