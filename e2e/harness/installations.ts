import { expect } from '@playwright/test'

import { sharedDatabase } from './shared-postgres.ts'
import { openTouchline, type Settings, type Touchline } from './touchline.ts'

/** One installation for each set of settings, started on first use. */
export interface Installations {
  with(settings: Settings): Promise<Touchline>
  close(): Promise<void>
}

export function openInstallations(): Installations {
  const opened = new Map<string, Promise<Touchline>>()
  return {
    with(settings) {
      const key = JSON.stringify(settings)
      const touchline = opened.get(key) ?? openWithDatabase(settings)
      opened.set(key, touchline)
      return touchline
    },
    async close() {
      const all = await Promise.all(opened.values())
      await Promise.all(all.map((touchline) => touchline.stop()))
      for (const touchline of all)
        expect(touchline.output(), 'the server met nothing unexpected').not.toContain(
          'unexpectedly',
        )
    },
  }
}

export async function openWithDatabase(settings: Settings): Promise<Touchline> {
  const shared = await sharedDatabase()
  return openTouchline(shared === undefined ? settings : { DATABASE_URL: shared, ...settings })
}
