import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs only at build time: renders each prerendered page completely, including its texts. */
export default async function handleRequest(
  ...[request, status, headers, context]: [Request, number, Headers, EntryContext]
): Promise<Response> {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await page.allReady
  headers.set('Content-Type', 'text/html')
  return new Response(page, { headers, status })
}
