import type { Notice } from '@touchline/domain/maintenance/notice'

import { recordAudit } from '#server/platform/audit.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Ask, Following } from '#server/platform/realtime/listener.ts'

import {
  clearMaintenance,
  findMaintenance,
  maintenanceChannel,
  saveMaintenance,
} from '../queries.ts'

/** Follows whether the site is under maintenance, for the requests of this process. */
export interface Watch {
  /** Undefined while the site is open. */
  readonly notice: () => Notice | undefined
  /** How this process hears of it, and how the first process of an installation clears it. */
  readonly following: Following
  /** Looks again: every few seconds, in case a notification got lost. */
  look(): Promise<void>
  start(): void
  stop(): void
}

interface Watched {
  readonly platform: Platform
  /** Called when the site closes: streams that are open end. */
  readonly onClose: () => void
}

const lookMs = 10_000
/** Held shared by every living process: who gets it alone is the first. */
const presence = 7_304_112_226

/** Until the database was asked, the environment decides. */
export function openWatch({ platform, onClose }: Watched): Watch {
  const { database, config, log } = platform
  let current: Notice | undefined = config.startsInMaintenance
    ? { message: '', until: undefined }
    : undefined
  let timer: NodeJS.Timeout | undefined
  let isPresent = false

  async function look(): Promise<void> {
    const found = await findMaintenance(database)
    const closes = found !== undefined && current === undefined
    current = found
    if (closes) onClose()
  }

  const lookSoon = (): void => {
    look().catch((error: unknown) => log.warn({ error }, 'maintenance could not be looked up'))
  }

  async function arrive(ask: Ask): Promise<void> {
    const [row] = isPresent ? [] : await ask('select pg_try_advisory_lock($1) as held', [presence])
    const isFirst = row?.['held'] === true
    if (isFirst) await begin(platform)
    await ask('select pg_advisory_lock_shared($1)', [presence])
    if (isFirst) await ask('select pg_advisory_unlock($1)', [presence])
    isPresent = true
    await look()
  }

  return {
    notice: () => current,
    following: { channel: maintenanceChannel, hear: lookSoon, onGap: lookSoon, onConnect: arrive },
    look,
    start() {
      timer ??= setInterval(lookSoon, lookMs).unref()
    },
    stop() {
      clearInterval(timer)
    },
  }
}

/** The first process opens the site, unless it was started with maintenance on. */
async function begin({ database, config, clock }: Platform): Promise<void> {
  const at = clock()
  await database.transaction().execute(async (tx) => {
    const before = await findMaintenance(tx)
    if (config.startsInMaintenance) {
      await saveMaintenance(tx, { message: '', until: undefined, since: at, by: undefined })
      await recordAudit(tx, {
        action: 'maintenance.switched_on',
        at,
        details: { by: 'MAINTENANCE' },
      })
    } else if (before !== undefined) {
      await clearMaintenance(tx)
      await recordAudit(tx, { action: 'maintenance.switched_off', at, details: { by: 'start' } })
    }
  })
}
