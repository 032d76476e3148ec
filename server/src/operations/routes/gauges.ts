import { statfs } from 'node:fs/promises'

import { Gauge, type Registry } from 'prom-client'

import type { Platform } from '#server/platform/platform.ts'
import { openStreams } from '#server/platform/realtime/open-streams.ts'
import { version } from '#server/platform/version.ts'

import { countWaiting, findLastBackup } from '../queries/gauges.ts'

export interface GaugeSources {
  readonly platform: Platform
  /** Whether this process receives events of other processes. */
  readonly isListening: () => boolean
}

/** Reads the values anew for each request of Prometheus. */
type Refresh = () => Promise<void>

/** Adds the gauges; the returned function reads their values. */
export function addGauges(register: Registry, watched: GaugeSources): Refresh {
  const gauge = gaugeIn(register)
  gauge('touchline_info', 'Version that runs', 'version').set({ version }, 1)
  const parts = [
    processGauges(gauge, watched),
    waitingGauges(gauge, watched.platform),
    diskGauges(gauge, watched.platform),
  ]
  return async () => {
    await Promise.all(parts.map((refresh) => refresh()))
  }
}

type MakeGauge = (name: string, help: string, label?: string) => Gauge

function gaugeIn(register: Registry): MakeGauge {
  return (name, help, label) =>
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [register],
    })
}

function processGauges(gauge: MakeGauge, { platform, isListening }: GaugeSources): Refresh {
  const { database, pool } = platform
  const streams = gauge('touchline_streams', 'Open event streams of this process')
  const listening = gauge(
    'touchline_listening',
    'Whether this process receives events of other processes: 1 or 0',
  )
  const connections = gauge(
    'touchline_database_connections',
    'Connections of this process: in use, idle, and requests that wait for one',
    'state',
  )
  return async () => {
    streams.set(openStreams(database))
    listening.set(Number(isListening()))
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'wanted' }, pool.waitingCount)
  }
}

function waitingGauges(gauge: MakeGauge, { database }: Platform): Refresh {
  const up = gauge('touchline_database_up', 'Whether the database answers: 1 or 0')
  const waiting = gauge('touchline_waiting', 'Pending work of the installation', 'what')
  const oldest = gauge('touchline_oldest_seconds', 'How long the oldest of it has been due', 'what')
  const backup = gauge(
    'touchline_last_backup_timestamp_seconds',
    'When the last backup finished; 0 for never',
  )
  return async () => {
    waiting.reset()
    oldest.reset()
    try {
      for (const { what, count, oldestSeconds } of await countWaiting(database)) {
        waiting.set({ what }, count)
        oldest.set({ what }, oldestSeconds)
      }
      backup.set(((await findLastBackup(database))?.getTime() ?? 0) / 1000)
      up.set(1)
    } catch {
      // The backup's time stays as read before.
      up.set(0)
    }
  }
}

function diskGauges(gauge: MakeGauge, { config }: Platform): Refresh {
  const total = gauge('touchline_disk_bytes', 'Size of the disk of DATA_DIR')
  const free = gauge('touchline_disk_free_bytes', 'Free space on the disk of DATA_DIR')
  return async () => {
    const disk = await statfs(config.dataDir).catch(() => undefined)
    if (disk === undefined) return
    free.set(disk.bavail * disk.bsize)
    total.set(disk.blocks * disk.bsize)
  }
}
