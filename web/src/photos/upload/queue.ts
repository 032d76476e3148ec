import type { ErrorCode } from '@touchline/contract/wire/errors'
import { photoLimits } from '@touchline/domain/photos/limits'

import { codeOf } from '#web/platform/client/refusal.ts'

import type { AlbumKey } from '../api.ts'
import { connection } from './connection.ts'
import { sendPhoto } from './send-photo.ts'

export interface QueuedPhoto {
  readonly id: number
  readonly name: string
  readonly size: number
  readonly received: number
  readonly state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Why it failed. */
  readonly code?: ErrorCode
}

export interface UploadState {
  readonly files: readonly QueuedPhoto[]
  /** The server isn't reached; it goes on without help. */
  readonly isCutOff: boolean
}

const nothing: UploadState = { files: [], isCutOff: false }

/** The pictures being sent to one album, two at a time. One that fails doesn't stop the others. */
class UploadQueue {
  readonly #album: AlbumKey
  readonly #listeners = new Set<() => void>()
  readonly #chosen = new Map<number, File>()
  #state = nothing
  #stop = new AbortController()
  #lastId = 0
  #working = 0

  constructor(album: AlbumKey) {
    this.#album = album
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = () => this.#state

  readonly add = (files: readonly File[]) => {
    const added = files.map((file) => {
      this.#lastId += 1
      this.#chosen.set(this.#lastId, file)
      const { name, size } = file
      return { id: this.#lastId, name, size, received: 0, state: 'waiting' } as const
    })
    this.#set({ files: [...this.#state.files, ...added] })
    const workers = Math.min(photoLimits.atOnce, files.length + this.#working)
    while (this.#working < workers) void this.#work(this.#stop.signal)
  }

  /** Stops what isn't sent, and forgets the list. */
  readonly clear = () => {
    this.#stop.abort()
    this.#stop = new AbortController()
    this.#working = 0
    this.#chosen.clear()
    this.#set(nothing)
  }

  async #work(signal: AbortSignal): Promise<void> {
    this.#working += 1
    let next = this.#take()
    while (next !== undefined && !signal.aborted) {
      await this.#send(next.id, next.file, signal)
      this.#chosen.delete(next.id)
      next = signal.aborted ? undefined : this.#take()
    }
    if (!signal.aborted) this.#working -= 1
  }

  #take(): { readonly id: number; readonly file: File } | undefined {
    const next = this.#state.files.find((one) => one.state === 'waiting')
    const file = next && this.#chosen.get(next.id)
    if (next === undefined || file === undefined) return undefined
    this.#change(next.id, { state: 'sending' })
    return { id: next.id, file }
  }

  async #send(id: number, file: File, signal: AbortSignal): Promise<void> {
    const onSent = (received: number) => {
      if (!signal.aborted) this.#change(id, { received })
      if (this.#state.isCutOff) this.#set({ isCutOff: false })
    }
    try {
      await sendPhoto({ ...this.#album, file, signal, onSent })
      if (!signal.aborted) this.#change(id, { state: 'done', received: file.size })
    } catch (error) {
      if (signal.aborted) return
      const code = codeOf(error)
      if (code !== 'unavailable') return this.#change(id, { state: 'failed', code })
      this.#set({ isCutOff: true })
      await connection(signal)
      await this.#send(id, file, signal)
    }
  }

  #change(id: number, changed: Partial<QueuedPhoto>): void {
    const files = this.#state.files.map((one) => (one.id === id ? { ...one, ...changed } : one))
    this.#set({ files })
  }

  #set(next: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }
}

const queues = new Map<string, UploadQueue>()

/** Goes on while other pages are open. */
export function queueOf(album: AlbumKey): UploadQueue {
  const name = `${album.teamId} ${album.albumId}`
  const known = queues.get(name) ?? new UploadQueue(album)
  queues.set(name, known)
  return known
}
