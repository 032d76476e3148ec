import { escaped } from '../../html.ts'
import { style } from './style.ts'

export const home = '/rest/v1/docs'

interface Framed {
  readonly title: string
  /** What was looked for. */
  readonly words?: string
  /** Markup. */
  readonly content: string
}

/** A whole page around what it tells. */
export function framed({ title, words = '', content }: Framed): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Touchline</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header><div class="within">
<p class="mark"><a href="/">Touchline</a></p>
<h1>${escaped(title)}</h1>
<form action="${home}" role="search">
<label>Find an endpoint <input type="search" name="q" value="${escaped(words)}" maxlength="100"></label>
<button>Search</button>
</form>
</div></header>
<main class="within">
${content}
</main>
</body>
</html>
`
}
