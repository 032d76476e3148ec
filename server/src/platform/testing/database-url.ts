import type { Connection } from '../database/database.ts'

/** A DATABASE_URL for another process. */
export function databaseUrl({ host, port, user, password, database }: Connection): string {
  const url = new URL(`postgres://localhost:${port ?? 5432}/${database ?? ''}`)
  url.username = user ?? ''
  url.password = password ?? ''
  if (host !== undefined) url.searchParams.set('host', host)
  return url.href
}
