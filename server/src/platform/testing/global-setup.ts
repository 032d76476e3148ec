import type { TestProject } from 'vitest/node'

import type { Connection } from '../database/database.ts'
import { openTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a given server; empty to start our own. */
    givenDatabase: string
    connection: Connection
    /** The servers on which databases are created. */
    nodes: readonly Connection[]
    template: string
    folder: string
  }
}

/** Starts one PostgreSQL for a test project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await openTestPostgres(
    project.name,
    project.getProvidedContext().givenDatabase || undefined,
  )
  project.provide('connection', postgres.connection)
  project.provide('nodes', postgres.nodes)
  project.provide('template', postgres.template)
  project.provide('folder', postgres.folder)
  return () => postgres.close()
}
