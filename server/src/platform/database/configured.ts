import type { Config } from '../config.ts'
import { openDatabase, type Connection, type Database } from './database.ts'
import { connectionTo } from './hosts.ts'
import { openStandby, withoutStandby, type Standby } from './standby.ts'

/** The database and its standby as the settings describe them. */
export function openConfigured(config: Config, connection: Connection) {
  const { database, pool } = openPooled(config, connection)
  return { database, pool, standby: standbyOf(config, database) }
}

/**
 * If a separate address is configured for listening, DATABASE_URL may be a pooler in transaction
 * mode.
 */
function openPooled(config: Config, connection: Connection) {
  if (config.databaseUrl === undefined || config.databaseListenUrl === undefined)
    return openDatabase(connection)
  return openDatabase(connectionTo(config.databaseUrl), undefined, 'transaction')
}

function standbyOf({ databaseReplica }: Config, database: Database): Standby {
  if (databaseReplica === undefined) return withoutStandby(database)
  return openStandby(databaseReplica.url, database, databaseReplica.maxBehindMs)
}
