import { escaped } from '../../html.ts'
import { fieldsOf, kindOf } from './fields.ts'
import type { Media, Operation } from './operations.ts'

/** One endpoint with an example to send, an example of its answer, and their fields. */
export function operationArticle(one: Operation, publicUrl: string): string {
  return `<article id="${escaped(one.id)}">
<h2>${escaped(one.summary)}</h2>
<p><code>${line(one)}</code></p>
<p class="quiet">${accessOf(one)}</p>
${one.method === undefined ? '' : request(one, publicUrl)}
${one.method === undefined ? sent(one) : answer(one)}
</article>`
}

/** Its method and its path. */
export function line({ method, path }: Operation): string {
  return `<span class="method">${method ?? 'POST'}</span> ${escaped(path)}`
}

function accessOf({ access, method }: Operation): string {
  if (method === undefined) return 'Sent to the address of a webhook that was made for it.'
  if (access === 'anyone') return 'Answers anybody, without a token.'
  if (access === 'people') return 'For people who are signed in; API tokens are refused.'
  return `For people who are signed in, and API tokens with the scope <code>${escaped(access.scope)}</code>.`
}

function request(one: Operation, publicUrl: string): string {
  const named = one.parameters.map((parameter) => ({
    name: parameter.name,
    kind: `${kindOf(parameter.schema)} (${parameter.in})`,
    isRequired: parameter.required,
  }))
  const fields = [...named, ...(one.body === undefined ? [] : fieldsOf(one.body.schema))]
  return `<h3>Request</h3>
<pre>${escaped(command(one, publicUrl))}</pre>
${fieldList('Fields of the request', fields)}`
}

/** The example as somebody would type it: of a list its beginning, a cursor comes out of an answer. */
function command({ method, path, access, parameters, body }: Operation, publicUrl: string): string {
  const value = (name: string) =>
    encodeURIComponent(String(parameters.find((one) => one.name === name)?.example ?? name))
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name))
  const query = parameters
    .filter((one) => one.in === 'query' && one.name !== 'cursor' && one.example !== undefined)
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
    .join('&')
  const address = `${publicUrl}/rest/v1${place}${query === '' ? '' : `?${query}`}`
  const headers = parameters.filter((one) => one.in === 'header' && one.example !== undefined)
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${address}'`,
    ...headers.map(({ name, example }) => `-H '${name}: ${String(example)}'`),
    ...(access === 'anyone' ? [] : ["-H 'Authorization: Bearer touchline_…'"]),
    ...(body === undefined
      ? []
      : [
          "-H 'Content-Type: application/json'",
          `-d '${json(body).replaceAll("'", String.raw`'\''`)}'`,
        ]),
  ].join(' \\\n  ')
}

function answer({ answer: { status, media } }: Operation): string {
  if (media === 'file') return `<h3>Answer ${status}</h3><p>A file.</p>`
  if (media === undefined) return `<h3>Answer ${status}</h3><p>Nothing further.</p>`
  return `<h3>Answer ${status}</h3>
<details><summary>Example</summary><pre>${escaped(json(media))}</pre></details>
${fieldList('Fields of the answer', fieldsOf(media.schema))}`
}

function sent({ body }: Operation): string {
  return body === undefined ? '' : `<pre>${escaped(json(body))}</pre>`
}

function json({ example }: Media): string {
  return JSON.stringify(example, undefined, 2)
}

function fieldList(title: string, fields: ReturnType<typeof fieldsOf>): string {
  if (fields.length === 0) return ''
  const rows = fields.map(
    ({ name, kind, isRequired }) =>
      `<dt><code>${escaped(name)}</code></dt><dd>${escaped(kind)}${isRequired ? '' : ' <span class="quiet">(optional)</span>'}</dd>`,
  )
  return `<details><summary>${title}</summary><dl>${rows.join('\n')}</dl></details>`
}
