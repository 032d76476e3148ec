import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs at build time only: a prerendered page is complete, its words included, before it is kept. */
export default async function handleRequest(
  ...[request, status, headers, context]: [Request, number, Headers, EntryContext]
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await page.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(page, { headers, status })
}
