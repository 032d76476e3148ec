import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

import fastify, { type FastifyInstance } from 'fastify'

import { escaped } from '../html.ts'

const home = '/rest/v1/docs'

/**
 * GET /rest/v1/docs: the API reference (Scalar). Loaded on the first visit, because the package has
 * 5 MB.
 */
export function referenceRoutes(app: FastifyInstance): void {
  let script: Promise<Buffer> | undefined

  app.get(home, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page),
  )
  app.get(`${home}/scalar.js`, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=86400')
      .send(await (script ??= packedScript())),
  )
}

/** The package only exposes its script through its plugin's route. */
async function packedScript(): Promise<Buffer> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const inner = fastify()
  await inner.register(scalar, { routePrefix: '/', configuration: { url: '/' } })
  const { rawPayload } = await inner.inject('/js/scalar.js')
  await inner.close()
  return promisify(gzip)(rawPayload)
}

/** Loads nothing external (fonts, proxy, assistant) and stores no token. */
const configuration = {
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  hideTestRequestButton: true,
  persistAuth: false,
  documentDownloadType: 'direct',
  metaData: { title: 'API reference · Touchline' },
  // The theme's method colours have too little contrast.
  customCss: `.light-mode { --scalar-color-2: #555; --scalar-color-3: #636363; --scalar-color-green: #04714d;
    --scalar-color-yellow: #7a5c00; --scalar-color-orange: #a83a00; --scalar-color-blue: #0063a5; --scalar-color-red: #c40005; }
    .dark-mode { --scalar-color-3: #a4a4a4; --scalar-color-red: #ff6b6b; }`,
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference · Touchline</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body>
<noscript>The API reference needs JavaScript. The same as a file: <a href="/rest/v1/openapi.json">openapi.json</a></noscript>
<script id="api-reference" type="application/json" data-url="/rest/v1/openapi.json" data-configuration="${escaped(JSON.stringify(configuration))}"></script>
<script src="${home}/scalar.js"></script>
</body>
</html>
`

/** Scalar needs inline styles; its script is served by us. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
