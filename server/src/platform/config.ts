import { createECDH } from 'node:crypto'
import { isAbsolute, resolve } from 'node:path'

import { isFeature } from '@touchline/domain/values/features'
import { z } from 'zod'

import { authProblems, authSettings, authShape } from './auth-settings.ts'
import { backupProblems, backupSettings, backupShape } from './backup-settings.ts'
import { featureShape } from './feature-settings.ts'
import { hostSettings, hostShape, nameProblems } from './host-settings.ts'
import { limitSettings, limitShape } from './limit-settings.ts'
import { withSecretFiles } from './secret-files.ts'
import {
  address,
  databaseAddress,
  eventsAddresses,
  isMailAddress,
  listOf,
  longSecret,
  oneOf,
  onOff,
  origin,
  sandboxPrices,
  sender,
  serviceAddress,
  networks,
  integerBetween,
} from './setting-shapes.ts'

/** Every environment variable with its default; the README explains each. */
export const environmentShape = z.object({
  PORT: integerBetween(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'has to be an address or a name of this machine such as 127.0.0.1')
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.touchline'),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: networks.optional(),
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  LOG_FORMAT: oneOf(['json', 'pretty']).default('json'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_REPLICA_SECONDS: integerBetween(0, 3600).default(5),
  EVENTS_URL: eventsAddresses.default([]),
  SMTP_URL: serviceAddress(
    /^smtps?:$/,
    'has to be an address such as smtps://user:password@mail.club.example',
  ).optional(),
  MAIL_FROM: sender.default('Touchline <touchline@localhost>'),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, 'has to be the name of a bucket alone')
    .optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'has to be the name of a region such as eu-central-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'has to be a secret key of Stripe: sk_…, or a restricted one: rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\w+(?:\s*,\s*whsec_\w+)*$/,
      'has to be secrets of webhooks (whsec_…), separated by commas',
    )
    .optional(),
  SANDBOX_PRICES: sandboxPrices.default([
    { amount: 999, currency: 'EUR', interval: 'month' },
    { amount: 9900, currency: 'EUR', interval: 'year' },
  ]),
  OPERATOR_EMAILS: listOf(isMailAddress, 'has to be mail addresses').default([]),
  METRICS_TOKEN: longSecret.optional(),
  MCP: onOff.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_TRACES_SAMPLER: oneOf([
    'always_on',
    'always_off',
    'traceidratio',
    'parentbased_always_on',
    'parentbased_always_off',
    'parentbased_traceidratio',
  ]).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('has to be a share between 0 and 1')
    .min(0, 'has to be a share between 0 and 1')
    .max(1, 'has to be a share between 0 and 1')
    .default(1),
  MAINTENANCE: oneOf(['true', 'false']).default('false'),
  ...authShape,
  ...backupShape,
  ...limitShape,
  ...featureShape,
  ...hostShape,
})

export type Environment = Readonly<Record<string, string | undefined>>

/** Invalid settings: the start fails with these lines, each naming its variable. */
export class ConfigError extends Error {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
    this.lines = lines
  }
}

export type Config = ReturnType<typeof readConfig>

/** Reads the environment once. Throws ConfigError with one line per wrong variable. */
export function readConfig(environment: Environment, folder: string) {
  const secrets = withSecretFiles(environment, Object.keys(environmentShape.shape))
  if (secrets.problems.length > 0) throw new ConfigError(secrets.problems)
  const parsed = environmentShape.safeParse(secrets.given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    )
  }
  const env = parsed.data
  const publicUrl = env.PUBLIC_URL ?? `http://${hostInAddress(env.HOST)}:${env.PORT}`
  const problems = problemsBetween(env)
  if (problems.length > 0) throw new ConfigError(problems)
  const auth = authSettings(env, publicUrl)

  return {
    port: env.PORT,
    host: env.HOST,
    onLoopback: isLoopback(env.HOST),
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(folder, env.DATA_DIR),
    publicUrl,
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    databaseUrl: env.DATABASE_URL,
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    databaseReplica: replicaOf(env),
    eventsUrls: env.EVENTS_URL,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    s3: s3Of(env),
    vapid: vapidOf(env),
    stripe: stripeOf(env),
    sandboxPrices: env.SANDBOX_PRICES,
    operatorEmails: env.OPERATOR_EMAILS.map((email) => email.toLowerCase()),
    metricsToken: env.METRICS_TOKEN,
    mcp: env.MCP,
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    traces: { sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG },
    startsInMaintenance: env.MAINTENANCE === 'true',
    auth,
    backup: backupSettings(env),
    limits: limitSettings(env),
    hosts: hostSettings(env, [publicUrl, auth.siteUrl, ...auth.redirectAllowList]),
    featuresOff: env.FEATURES_OFF.filter(isFeature),
  }
}

type Parsed = z.infer<typeof environmentShape>

function problemsBetween(env: Parsed): string[] {
  const problems = provingProblems(env)
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL'] as const)
    if (env[name] !== undefined && env.DATABASE_URL === undefined)
      problems.push(`${name}: needs DATABASE_URL beside it`)
  const keys = [env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  if (keys.some((key) => key !== undefined) && keys.some((key) => key === undefined))
    problems.push(
      'S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it, all three or none',
    )
  if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined))
    problems.push('VAPID_PUBLIC_KEY: needs VAPID_PRIVATE_KEY beside it, both or none')
  const vapid = vapidOf(env)
  if (vapid !== undefined && !isPair(vapid))
    problems.push(
      'VAPID_PUBLIC_KEY: has to be the public key to VAPID_PRIVATE_KEY, both as push services write them (P-256, base64url)',
    )
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined))
    problems.push('STRIPE_SECRET_KEY: needs STRIPE_WEBHOOK_SECRET beside it, both or none')
  return [
    ...problems,
    ...authProblems(env, isLoopback(env.HOST)),
    ...backupProblems(env),
    ...nameProblems(env),
  ]
}

/** Addresses can only be verified by email. */
function provingProblems(env: Parsed): string[] {
  const problems: string[] = []
  if (!isLoopback(env.HOST) && env.SMTP_URL === undefined && !env.AUTH_AUTOCONFIRM)
    problems.push(
      'SMTP_URL: needed when HOST is not a loopback address (or set AUTH_AUTOCONFIRM=on to confirm addresses without mail)',
    )
  if (env.OPERATOR_EMAILS.length > 0 && env.AUTH_AUTOCONFIRM)
    problems.push(
      "OPERATOR_EMAILS: needs AUTH_AUTOCONFIRM=off, or anyone could sign up with an operator's address and be one",
    )
  return problems
}

function replicaOf({ DATABASE_REPLICA_URL: url, DATABASE_REPLICA_SECONDS: seconds }: Parsed) {
  return url === undefined ? undefined : { url, maxBehindMs: seconds * 1000 }
}

function s3Of(env: Parsed) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = env
  if (bucket === undefined || keyId === undefined || secret === undefined) return undefined
  return { bucket, keyId, secret, region: env.S3_REGION, endpoint: env.S3_ENDPOINT }
}

function vapidOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Parsed) {
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey }
}

function isPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}

function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Parsed) {
  if (secretKey === undefined || webhookSecret === undefined) return undefined
  return { secretKey, webhookSecret }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
