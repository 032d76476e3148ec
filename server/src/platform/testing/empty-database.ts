import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { z } from 'zod'

import type { Connection } from '../database/database.ts'

/** A database without migrations, dropped after the file's last test. */
export async function emptyDatabase(): Promise<Connection> {
  const name = `empty_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template template0`)
  afterAll(() => administer(`drop database ${name} with (force)`))
  return { ...inject('connection'), database: name }
}

export async function administer(statement: string): Promise<void> {
  for (const node of inject('nodes')) {
    const client = new pg.Client(node)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
}

/** Queries a database that no Touchline is using. */
export async function rowsOf(connection: Connection, question: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(question)
  await client.end()
  return z.array(z.unknown()).parse(rows)
}
