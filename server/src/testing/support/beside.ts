import { afterAll } from 'vitest'

import { readConfig, type Environment } from '#server/platform/config.ts'
import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { openApp, type App } from '../../app.ts'

/** Another process on the same database, with its own settings. */
export async function openedBeside(
  platform: TestPlatform,
  environment: Environment = {},
): Promise<App> {
  const { startsInMaintenance } = readConfig(environment, '/')
  const app = await openApp(
    { ...platform, config: { ...platform.config, startsInMaintenance } },
    {
      connection: platform.connection,
      pages: undefined,
      isReady: () => true,
      ready: Promise.resolve(),
    },
  )
  await app.start()
  afterAll(async () => {
    await app.stop()
    await app.http.close()
  })
  return app
}

/** The status of a response to a visitor. */
export async function statusOf({ http }: App, url: string): Promise<number> {
  return (await http.inject({ url })).statusCode
}
