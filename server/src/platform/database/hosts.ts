import { Socket } from 'node:net'

import pg from 'pg'

import type { Connection } from './database.ts'

/** Which servers a connection may use, in libpq's terms. */
const accepts = {
  'read-write': ({ isReadOnly }: Server) => !isReadOnly,
  primary: ({ isStandby }: Server) => !isStandby,
  standby: ({ isStandby }: Server) => isStandby,
  any: () => true,
} as const

/** The state a server reports. */
interface Server {
  readonly isStandby: boolean
  readonly isReadOnly: boolean
}

/** How long a host may take to report its state (ms). */
const patienceMs = 2000

/**
 * A connection for an address. With several hosts (`postgresql://user@one:5432,two:5432/club`) each
 * new connection queries all at once and takes the first suitable one, by default the one that
 * accepts writes. The driver itself supports only one host.
 */
export function connectionTo(address: string): Connection {
  const addresses = addressesIn(address)
  const [first = address, ...others] = addresses
  if (others.length === 0) return { connectionString: first }
  const isWanted = accepts[wantedBy(address) ?? 'read-write']
  let finding: Promise<Place> | undefined
  const find = (): Promise<Place> => {
    finding ??= firstWanted(addresses, isWanted).finally(() => {
      finding = undefined
    })
    return finding
  }
  return { connectionString: first, stream: () => new FindingSocket(find) }
}

/** Whether all hosts are valid and the target_session_attrs value is known. */
export function areHosts(address: string, fits: (single: string) => boolean): boolean {
  return addressesIn(address).every(fits) && wantedBy(address) !== undefined
}

/** One address per host, given before the database or as a parameter (for sockets). */
function addressesIn(address: string): readonly string[] {
  const url = URL.parse(address)
  const named = listIn(url, 'host')
  if (named.length < 2) return inAuthority(address)
  const ports = listIn(url, 'port')
  return named.map((host, at) => {
    const single = new URL(address)
    single.searchParams.set('host', host)
    single.searchParams.set('port', ports[at] ?? ports[0] ?? '5432')
    return single.href
  })
}

function listIn(url: URL | null, name: string): readonly string[] {
  return url?.searchParams.get(name)?.split(',') ?? []
}

function inAuthority(address: string): readonly string[] {
  const parts = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(address)
  if (parts === null) return [address]
  const [, before = '', hosts = '', after = ''] = parts
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}

function wantedBy(address: string): keyof typeof accepts | undefined {
  const [, word = 'read-write'] = /[?&]target_session_attrs=([^&#]*)/.exec(address) ?? []
  return isKnown(word) ? word : undefined
}

function isKnown(word: string): word is keyof typeof accepts {
  return Object.hasOwn(accepts, word)
}

/** The driver's names for them. */
interface Place {
  readonly host: string
  readonly port: number
}

class NoHost extends Error {
  /** The same code as for a single unreachable host. */
  readonly code = 'ECONNREFUSED'

  constructor(reasons: readonly unknown[]) {
    super(`no host of the database is the one wanted: ${reasons.map(String).join('; ')}`)
    this.name = 'NoHost'
  }
}

async function firstWanted(
  addresses: readonly string[],
  isWanted: (server: Server) => boolean,
): Promise<Place> {
  try {
    return await Promise.any(addresses.map((address) => ask(address, isWanted)))
  } catch (error) {
    throw new NoHost(error instanceof AggregateError ? error.errors : [error])
  }
}

async function ask(address: string, isWanted: (server: Server) => boolean): Promise<Place> {
  const client = new pg.Client({
    connectionString: address,
    application_name: 'touchline',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Server>(
      `select pg_is_in_recovery() as "isStandby",
         current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    )
    const [server] = rows
    const { host, port } = client
    if (server !== undefined && isWanted(server)) return { host, port }
    throw new Error(`${host}:${port} is ${server?.isStandby === true ? 'a standby' : 'another'}`)
  } finally {
    // Doesn't wait for a host that hangs.
    void client.end().catch(() => undefined)
  }
}

/** Connects to the host that was found, whatever the driver asks for. */
class FindingSocket extends Socket {
  readonly #find: () => Promise<Place>

  constructor(find: () => Promise<Place>) {
    super()
    this.#find = find
  }

  override connect(): this {
    this.#find().then(
      ({ host, port }) => {
        if (this.destroyed) return
        if (host.startsWith('/')) super.connect(`${host}/.s.PGSQL.${port}`)
        else super.connect(port, host)
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
    return this
  }
}
