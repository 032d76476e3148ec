import { errorStatus } from '@touchline/contract/wire/errors'

import { escaped } from '../../html.ts'
import { framed, home } from './frame.ts'
import { line, operationArticle } from './operation-part.ts'
import type { Operation } from './operations.ts'

/** How to begin, and every chapter with what can be asked there. */
export function firstPage(operations: readonly Operation[], publicUrl: string): string {
  const chapters = [...new Set(operations.map(({ chapter }) => chapter))].toSorted()
  const lists = chapters.map((chapter) => {
    const ones = operations.filter((one) => one.chapter === chapter)
    return `<details><summary>${escaped(chapter)} <span class="quiet">${ones.length}</span></summary>
<p><a href="${addressOf(chapter)}">All of “${escaped(chapter)}” with examples</a></p>
${list(ones)}</details>`
  })
  return framed({
    title: 'The data interface',
    content: `${guide(publicUrl)}\n<h2>What can be asked</h2>\n${lists.join('\n')}`,
  })
}

/** Everything of a chapter; undefined when there is none of that name. */
export function chapterPage(
  operations: readonly Operation[],
  { chapter, publicUrl }: { readonly chapter: string; readonly publicUrl: string },
): string | undefined {
  const ones = operations.filter((one) => slugOf(one.chapter) === chapter)
  const [first] = ones
  if (first === undefined) return undefined
  return framed({
    title: first.chapter,
    content: [
      back,
      list(ones, ''),
      ...ones.map((one) => operationArticle(one, publicUrl)),
      back,
    ].join('\n'),
  })
}

/** What was found by a search. */
export function foundPage({
  words,
  found,
}: {
  readonly words: string
  readonly found: readonly Operation[]
}): string {
  const count = found.length === 1 ? '1 endpoint' : `${found.length} endpoints`
  return framed({
    title: 'The data interface',
    words,
    content: `${back}\n<h2>${count} for “${escaped(words)}”</h2>\n${list(found)}`,
  })
}

const back = `<p><a href="${home}">All of the data interface</a></p>`

function slugOf(chapter: string): string {
  return chapter.toLowerCase().replaceAll(' ', '-')
}

function addressOf(chapter: string): string {
  return `${home}/${slugOf(chapter)}`
}

/** Each leads to its own place; on the page of their chapter without its address. */
function list(operations: readonly Operation[], page?: string): string {
  const rows = operations.map((one) => {
    const address = `${page ?? addressOf(one.chapter)}#${one.id}`
    return `<li><a href="${escaped(address)}">${escaped(one.summary)}</a><code>${line(one)}</code></li>`
  })
  return `<ul>${rows.join('\n')}</ul>`
}

function guide(publicUrl: string): string {
  const codes = Object.entries(errorStatus).map(([code, status]) => `${code} ${status}`)
  return `<p>JSON over HTTPS, for programs of one’s own. Whatever a person may see and do in Touchline a program may ask
with a token of that person, as far as the scopes of the token reach.</p>
<p>The same as OpenAPI 3.1, for tools: <a href="/rest/v1/openapi.json">openapi.json</a>.</p>
<h2>To begin with</h2>
<p>Make a token in Touchline, at <a href="/update-profile?view=tokens">My account, API tokens</a>. Then ask for your teams:</p>
<pre>${escaped(`curl '${publicUrl}/rest/v1/me/teams' \\\n  -H 'Authorization: Bearer touchline_…'`)}</pre>
<dl>
<dt>Refused</dt><dd>Anything but 2xx is <code>{ "code", "message", "data" }</code>. <code>data.fields</code> names the
fields of <code>invalid_input</code>, <code>data.scope</code> the scope a token lacks.</dd>
<dt>Too many requests</dt><dd>429, with <code>Retry-After</code> in seconds where it is known.</dd>
<dt>Writing twice</dt><dd>Send <code>Idempotency-Key</code> with 8 to 200 letters, digits, _ or -: the same request
again within 48 hours gets the first answer and changes nothing.</dd>
<dt>Two people edit</dt><dd>What people edit carries <code>version</code>; it goes back in the body, for teams and members
as <code>If-Match</code>. Who comes too late gets 412 <code>changed_meanwhile</code>.</dd>
<dt>Long lists</dt><dd>take <code>limit</code> and <code>cursor</code>, and answer <code>nextCursor</code>, null at the end.</dd>
<dt>Times</dt><dd>Instants are ISO 8601 in UTC, days YYYY-MM-DD.</dd>
</dl>
<details><summary>Codes of refusals, with their status</summary>
<p>${codes.map((code) => `<code>${escaped(code)}</code>`).join(', ')}</p></details>`
}
