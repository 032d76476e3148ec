import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'
import { z } from 'zod'

import { network, type Rig } from './programs.ts'

const names = ['one', 'two', 'three'] as const
type Name = (typeof names)[number]
const addressOf = (name: Name) => `${network}${names.indexOf(name) + 1}`
const front = `${network}9`

/** Three hosts with etcd, Patroni and PostgreSQL behind HAProxy and PgBouncer. */
export interface Cluster {
  readonly urls: {
    readonly hosts: string
    readonly proxy: string
    readonly pooler: string
  }
  primary(): Promise<Name>
  /** Like a power failure. */
  kill(name: Name): void
  /** Restarts the machine; resolves when its server replicates the primary. */
  revive(name: Name): Promise<void>
  setPoolMode(mode: 'session' | 'transaction'): Promise<void>
  end(): void
}

export async function openCluster(rig: Rig): Promise<Cluster> {
  for (const name of names) startEtcd(rig, name)
  await waitUntil('etcd', () => isHealthy('one'))
  for (const name of names) configure(rig, name)
  const proxy = rig.copy('haproxy.cfg', 'haproxy.cfg')
  rig.check('haproxy', ['-c', '-f', proxy])
  for (const name of names) startPatroni(rig, name)
  await waitUntil('a synchronous standby', async () =>
    (await membersOf()).some(({ role, state }) => role === 'sync_standby' && isUp(state)),
  )
  rig.start('haproxy', 'haproxy', ['-db', '-f', proxy])
  rig.write('userlist.txt', '"touchline" "secret"\n')
  const primary = async () =>
    nameOf((await membersOf()).find(({ role, state }) => role === 'leader' && isUp(state))?.name)
  await makeDatabase(addressOf(await primary()))

  return {
    urls: {
      hosts: `postgresql://touchline:secret@${names.map(addressOf).join(',')}/touchline?target_session_attrs=read-write`,
      proxy: `postgresql://touchline:secret@${front}/touchline`,
      pooler: `postgresql://touchline:secret@${front}:6432/touchline`,
    },
    primary,
    kill(name) {
      rig.kill(`patroni-${name}`)
      rig.killPostgres(name)
      rig.kill(`etcd-${name}`)
    },
    async revive(name) {
      startEtcd(rig, name, 'existing')
      startPatroni(rig, name)
      await waitUntil(`${name} as a standby`, async () =>
        (await membersOf()).some(
          (member) => member.name === name && member.role !== 'leader' && isUp(member.state),
        ),
      )
    },
    async setPoolMode(mode) {
      rig.kill('pgbouncer')
      const file = rig.copy('pgbouncer.ini', 'pgbouncer.ini', {
        '/etc/pgbouncer/': `${rig.folder}/`,
        'pool_mode = transaction': `pool_mode = ${mode}`,
      })
      rig.start('pgbouncer', 'pgbouncer', [file])
      await waitUntil('PgBouncer', () => answers(`${front}:6432`))
    },
    end() {
      rig.end()
      for (const name of names) rig.killPostgres(name)
    },
  }
}

function startEtcd(rig: Rig, name: Name, state: 'new' | 'existing' = 'new'): void {
  const peer = (one: Name) => `http://${addressOf(one)}:2380`
  const client = `http://${addressOf(name)}:2379`
  const settings = {
    name,
    'data-dir': `${rig.folder}/etcd-${name}`,
    'listen-peer-urls': peer(name),
    'initial-advertise-peer-urls': peer(name),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'initial-cluster': names.map((one) => `${one}=${peer(one)}`).join(','),
    'initial-cluster-state': state,
    // A busy machine responds slowly.
    'heartbeat-interval': '500',
    'election-timeout': '5000',
  }
  const rest = Object.entries(settings).map(([key, value]) => `--${key}=${value}`)
  rig.start(`etcd-${name}`, 'etcd-server', rest)
}

function configure(rig: Rig, name: Name): void {
  const file = rig.copy('patroni.yml', `patroni-${name}.yml`, {
    'name: one': `name: ${name}`,
    [`listen: ${addressOf('one')}`]: `listen: ${addressOf(name)}`,
    [`connect_address: ${addressOf('one')}`]: `connect_address: ${addressOf(name)}`,
    '/var/lib/postgresql/15/touchline': `${rig.folder}/${name}`,
    '/var/lib/postgresql/.pgpass-touchline': `${rig.folder}/pgpass-${name}`,
    '/var/run/postgresql': rig.makeFolder(`socket-${name}`),
  })
  rig.check('patroni', ['--validate-config', file])
}

function startPatroni(rig: Rig, name: Name): void {
  rig.start(`patroni-${name}`, 'patroni', [`${rig.folder}/patroni-${name}.yml`])
}

async function isHealthy(name: Name): Promise<boolean> {
  const response = await fetch(`http://${addressOf(name)}:2379/health`)
  return response.ok
}

const clusterShape = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
})

/** As reported by the first Patroni that responds. */
async function membersOf(): Promise<z.infer<typeof clusterShape>['members']> {
  const asked = names.map(async (name) => {
    const response = await fetch(`http://${addressOf(name)}:8008/cluster`)
    return clusterShape.parse(await response.json()).members
  })
  return Promise.any(asked)
}

const isUp = (state: string) => state === 'running' || state === 'streaming'

function nameOf(word: string | undefined): Name {
  const found = names.find((name) => name === word)
  if (found === undefined) throw new Error('there is no primary')
  return found
}

async function makeDatabase(host: string): Promise<void> {
  const client = new pg.Client({ host, user: 'postgres', password: 'change-me-1' })
  await client.connect()
  await client.query("create role touchline login password 'secret'")
  await client.query('create database touchline owner touchline')
  await client.end()
}

async function answers(place: string): Promise<boolean> {
  const client = new pg.Client(`postgresql://touchline:secret@${place}/touchline`)
  client.on('error', () => undefined)
  await client.connect()
  await client.end()
  return true
}

const longestWait = 180_000

export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + longestWait
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`${what}: not within three minutes`)
    await pause(250)
  }
}
