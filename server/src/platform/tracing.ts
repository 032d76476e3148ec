import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import pg from 'pg'

import type { Config } from './config.ts'
import { routeNameOf } from './http/request-log.ts'
import { samplerOf } from './sampling.ts'
import { version } from './version.ts'

interface Tracing {
  /** Sends pending spans. */
  stop(): Promise<void>
}

/**
 * Sends a span for each request and statement to OTEL_EXPORTER_OTLP_ENDPOINT; the official exporter
 * reads that variable and OTEL_EXPORTER_OTLP_HEADERS itself. Routes are named by operation and
 * statements by text without values, so no personal data is sent.
 */
export function startTracing(traces: Config['traces']): Tracing {
  const ours = resourceFromAttributes({ 'service.name': 'touchline', 'service.version': version })
  const provider = new TracerProvider({
    sampler: samplerOf(traces),
    resource: ours.merge(
      detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('touchline', version)
  const current = new AsyncLocalStorage<Context>()
  traceRequests(tracer, current)
  traceStatements(tracer, current)
  return { stop: () => provider.shutdown() }
}

function traceRequests(tracer: Tracer, current: AsyncLocalStorage<Context>): void {
  const spans = new WeakMap<IncomingMessage, Span>()
  subscribe('http.server.request.start', (message) => {
    if (!isExchange(message)) return
    const { request, response } = message
    const method = request.method ?? 'GET'
    const parent = parentOf(request.headers['traceparent'])
    const span = tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
      parent,
    )
    spans.set(request, span)
    current.enterWith(trace.setSpan(parent, span))
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  })
  subscribe('tracing:fastify.request.handler:start', (message) => {
    if (!isHandled(message)) return
    const route = routeNameOf(message.request)
    const span = spans.get(message.request.raw)
    span?.updateName(`${message.request.method} ${route}`)
    span?.setAttributes({ 'http.route': route, 'touchline.request_id': message.request.id })
  })
}

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

function isExchange(message: unknown): message is Exchange {
  return typeof message === 'object' && message !== null && 'response' in message
}

function isHandled(message: unknown): message is { readonly request: FastifyRequest } {
  return typeof message === 'object' && message !== null && 'reply' in message
}

/** The span of a proxy, if sent (W3C Trace Context). */
function parentOf(header: string | string[] | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(header)) ?? []
  const traceFlags = Number.parseInt(flags, 16) & 1 ? TraceFlags.SAMPLED : TraceFlags.NONE
  const parent = { traceId, spanId, traceFlags, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}

/** The driver has no hook, so its query method is wrapped. */
function traceStatements(tracer: Tracer, current: AsyncLocalStorage<Context>): void {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('a driver without queries')
  const traced = new Proxy(query, {
    apply(target, client, args: unknown[]): unknown {
      const ask = (): unknown => Reflect.apply(target, client, args)
      const context = current.getStore()
      if (context === undefined) return ask()
      const span = tracer.startSpan(
        'database',
        {
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': textOf(args[0]) },
        },
        context,
      )
      const answer = ask()
      if (answer instanceof Promise)
        answer.then(
          () => span.end(),
          () => {
            span.setStatus({ code: SpanStatusCode.ERROR })
            span.end()
          },
        )
      else span.end()
      return answer
    },
  })
  Reflect.set(pg.Client.prototype, 'query', traced)
}

const maxText = 500

function textOf(asked: unknown): string {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked
  return String(text).replaceAll(/\s+/g, ' ').trim().slice(0, maxText)
}
