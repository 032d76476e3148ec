import type { Readable } from 'node:stream'

/** Where bytes lie: a folder or an S3 bucket. Keys are made by the server, never by a person. */
export interface Storage {
  /** Stores all of it or nothing; an existing key is replaced. Throws `storage_full`. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Stores a file of the disk the same way, piece by piece: however large, it never is in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** The bytes, or undefined when the key does not exist. */
  get(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** All keys that begin with this, in no order. */
  list(prefix: string): Promise<readonly string[]>
}
