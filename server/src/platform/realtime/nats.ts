import { unescape } from 'node:querystring'
import { setTimeout as pause } from 'node:timers/promises'

import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node'

import type { Log } from '../log.ts'
import type { RelayHandlers, Relay } from '../outbox/relay.ts'

const subject = 'touchline.events'
const patienceMs = 2000
/** An unresponsive server raises no error, so it is checked. */
const heartbeat = { pingInterval: 5000, maxPingOut: 1 }
const pausesMs = [200, 500, 1000, 2000, 5000] as const

/** Events over NATS servers; reconnects after failures. */
export function openNats(urls: readonly string[], log: Log): Relay {
  const options = optionsOf(urls)
  let connection: NatsConnection | undefined
  let stopped = false

  async function listen(hearing: RelayHandlers): Promise<void> {
    const fresh = await connect(options)
    fresh.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) hearing.hear(message.string())
        else void fresh.close()
      },
    })
    await confirmed(fresh)
    connection = fresh
    void fresh.closed().then(() => {
      connection = undefined
      void comeBack(hearing)
    })
  }

  async function comeBack(hearing: RelayHandlers): Promise<void> {
    for (let tries = 0; !stopped; tries += 1) {
      await pause(pausesMs[Math.min(tries, pausesMs.length - 1)])
      try {
        if (stopped) return
        await listen(hearing)
        hearing.onGap()
        return
      } catch (error) {
        log.warn({ error: String(error) }, 'NATS is away')
      }
    }
  }

  return {
    isConnected: () => connection !== undefined,
    start: (hearing) => listen(hearing).catch(() => void comeBack(hearing)),
    async send(messages) {
      if (connection === undefined) throw new Error('NATS is away')
      for (const message of messages) connection.publish(subject, message)
      await confirmed(connection)
    },
    async stop() {
      stopped = true
      await connection?.close()
    },
  }
}

/**
 * Resolves once the server has everything sent so far; closes a connection that can't confirm it.
 */
async function confirmed(connection: NatsConnection): Promise<void> {
  const over = new AbortController()
  try {
    await Promise.race([
      connection.flush(),
      pause(patienceMs, undefined, { signal: over.signal }).then(() => {
        throw new Error('NATS does not answer')
      }),
    ])
  } catch (error) {
    await connection.close()
    throw error
  } finally {
    over.abort()
  }
}

/** The user and password, or the token, come from the first address that has them. */
function optionsOf(urls: readonly string[]): ConnectionOptions {
  const addresses = urls.map((url) => new URL(url))
  const { username = '', password = '' } = addresses.find((url) => url.username !== '') ?? {}
  const [user, pass] = [unescape(username), unescape(password)]
  return {
    ...heartbeat,
    servers: addresses.map(({ host }) => host),
    name: 'touchline',
    timeout: patienceMs,
    reconnect: false,
    ...(addresses.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
  }
}
