import type { Readable } from 'node:stream'

/** A folder or an S3 bucket. Keys come from the server, never from users. */
export interface Storage {
  /** Stores all or nothing; replaces an existing key. Throws `storage_full`. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Streams a file from disk, so that large ones aren't held in memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** The bytes, or undefined when the key does not exist. */
  get(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** All keys with this prefix, unordered. */
  list(prefix: string): Promise<readonly string[]>
}
