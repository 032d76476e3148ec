import { isIP } from 'node:net'

import { currencies } from '@touchline/domain/values/money'
import { z } from 'zod'

import { areHosts } from './database/hosts.ts'

/** One of these values. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, `has to be one of ${words.join(', ')}`)
}

/** `on` or `off` as a boolean. */
export const onOff = oneOf(['on', 'off']).transform((value) => value === 'on')

export function integerBetween(min: number, max: number) {
  return z
    .string()
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `has to be a whole number from ${min} to ${max}`,
    )
    .transform(Number)
}

/** A secret long enough not to be guessed. */
export const longSecret = z.string().min(16, 'has to have at least 16 characters')

function wordsOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** Valid words separated by commas. */
export function listOf(fits: (entry: string) => boolean, expected: string) {
  return z
    .string()
    .refine((value) => wordsOf(value).every(fits), `${expected}, separated by commas`)
    .transform(wordsOf)
}

/** Addresses and networks such as `10.0.0.0/8`, or a keyword of Fastify. */
export const networks = listOf(
  isNetwork,
  'has to be addresses or networks such as 127.0.0.1 or 10.0.0.0/8',
)

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isNetwork(entry: string): boolean {
  if (namedNetworks.has(entry)) return true
  const [, ip = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const version = isIP(ip)
  if (version === 0) return false
  return bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
}

/** One email address, without a name. */
export const isMailAddress = (entry: string) => /^[^\s<>@,]+@[^\s<>@,]+$/.test(entry)

/** The From address of emails. */
export const sender = z
  .string()
  .regex(
    /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'has to be a mail address such as Our Club <hello@club.example>',
  )

/** An http or https URL without a trailing slash. */
export const address = z
  .url({
    protocol: /^https?$/,
    error: 'has to be an http or https address such as https://club.example',
  })
  .transform((value) => value.replace(/\/+$/, ''))

/** Without a path, because pages are served at the root. */
export const origin = address.refine(
  (value) => new URL(value).origin === new URL(value).href.replace(/\/$/, ''),
  'has to end with its host or port, without a path, a query or a password',
)

/** The URL of a service that doesn't use http. */
export function serviceAddress(protocol: RegExp, expected: string) {
  return z.string().refine((value) => isAddressOf(value, protocol), expected)
}

/** A PostgreSQL address with one host or several. */
export const databaseAddress = z
  .string()
  .refine(
    (value) => areHosts(value, (single) => isAddressOf(single, /^postgres(ql)?:$/)),
    'has to be an address such as postgresql://user:password@host/database; several hosts are separated by commas, and target_session_attrs is read-write, primary, standby or any',
  )

/** NATS addresses; the client uses one user for all of them. */
export const eventsAddresses = listOf(
  (entry) => isAddressOf(entry, /^(?:nats|tls):$/),
  'has to be addresses such as nats://user:password@host:4222',
).refine(
  (entries) => new Set(entries.map(userIn).filter((user) => user !== '')).size <= 1,
  'has to name the same user and password, or the same token, in all addresses',
)

function userIn(entry: string): string {
  const { username = '', password = '' } = URL.parse(entry) ?? {}
  return username === '' ? '' : `${username}:${password}`
}

function isAddressOf(value: string, protocol: RegExp): boolean {
  const url = URL.parse(value)
  return url !== null && protocol.test(url.protocol) && namesHost(url)
}

/** Whether the URL names a host, a socket folder or, for a local socket, a database. */
function namesHost({ hostname, pathname, protocol, searchParams }: URL): boolean {
  if (hostname !== '') return true
  return protocol.startsWith('postgres') && (searchParams.has('host') || pathname.length > 1)
}

const priced = new RegExp(`^\\s*([1-9]\\d{0,7}) (${currencies.join('|')}) (month|year)\\s*$`)

/** Prices such as `999 EUR month, 9900 EUR year`: in minor units, each once. */
export const sandboxPrices = z.string().transform((value, context) =>
  value.split(',').map((entry) => {
    const words = priced.exec(entry)
    const interval = words?.[3] === 'year' ? 'year' : 'month'
    if (words === null)
      context.addIssue(
        `"${entry.trim()}" is no price such as 999 EUR month (${currencies.join(', ')})`,
      )
    return { amount: Number(words?.[1]), currency: words?.[2] ?? '', interval } as const
  }),
)
