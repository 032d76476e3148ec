import { vi } from 'vitest'

import { openStream, type Stream, type StreamMessage } from './stream.ts'

/** A browser that reopens its stream where it ended. */
export interface Follower {
  /** The number of different events of this name. */
  heard(name: string): number
  /** The number including repetitions. */
  received(name: string): number
  /** How often its stream was opened. */
  readonly opened: number
  close(): void
}

/** Resolves after the first stream has asked for a full reload; then records each event. */
export async function follow(address: string, token: string): Promise<Follower> {
  const all: StreamMessage[] = []
  let isClosed = false
  let opened = 0
  let current = await open()
  await vi.waitUntil(() => current.received.length > 0, { timeout: 5000 })
  void again()

  function open(after?: number): Promise<Stream> {
    opened += 1
    return openStream(address, token, after === undefined ? {} : { after })
  }

  async function again(): Promise<void> {
    while (!isClosed) {
      await current.over
      all.push(...current.received)
      if (isClosed) return
      current = await open(all.findLast(({ id }) => id > 0)?.id)
    }
  }

  const idsOf = (wanted: string): number[] =>
    [...new Set([...all, ...current.received])]
      .filter(({ name }) => name === wanted)
      .map(({ id }) => id)
  return {
    heard: (name) => new Set(idsOf(name)).size,
    received: (name) => idsOf(name).length,
    get opened() {
      return opened
    },
    close() {
      isClosed = true
      current.close()
    },
  }
}
