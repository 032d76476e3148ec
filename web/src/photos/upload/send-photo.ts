import { ORPCError } from '@orpc/client'
import { isHeif, pictureKind } from '@touchline/domain/files/picture'
import { photoLimits } from '@touchline/domain/photos/limits'

import { client } from '#web/platform/client/client.ts'
import { dataOf, refusalFrom } from '#web/platform/client/refusal.ts'
import { accessToken } from '#web/platform/session/session.ts'

import type { AlbumKey } from '../api.ts'

interface Sending extends AlbumKey {
  readonly file: File
  readonly signal: AbortSignal
  /** Called after each part with the bytes the server has. */
  readonly onSent: (bytes: number) => void
}

/**
 * Sends one picture in parts, from where an earlier try with the same file ended. Throws a refusal, or
 * a TypeError if the server wasn't reached.
 */
export async function sendPhoto({ file, signal, onSent, ...key }: Sending): Promise<void> {
  await refuseUnsuitable(file)
  const begun = await client.photos.startUpload({
    ...key,
    fingerprint: fingerprintOf(file),
    fileName: file.name.slice(-300).toWellFormed(),
    bytes: file.size,
    takenAt: new Date(file.lastModified).toISOString(),
  })
  let sent = begun.received
  onSent(sent)
  const { uploadId } = begun
  if (uploadId === null) return
  const at = `/storage/v1/teams/${key.teamId}/photo-uploads/${uploadId}`
  while (sent < file.size) {
    signal.throwIfAborted()
    const part = file.slice(sent, sent + begun.partBytes)
    sent = await sendPart(`${at}?offset=${sent}`, part, signal)
    onSent(sent)
  }
}

/** The same file gets the same one, also after a reload. */
function fingerprintOf({ name, size, lastModified }: File): string {
  return `${size} ${lastModified} ${name.toWellFormed()}`.slice(0, photoLimits.fingerprintLength)
}

/** Refuses a file before it is sent, by its first bytes: phones also name HEIC photos ".jpg". */
async function refuseUnsuitable(file: File): Promise<void> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  if (isHeif(start)) throw new ORPCError('image_heic')
  if (pictureKind(start) === undefined) throw new ORPCError('not_an_image')
  if (file.size > photoLimits.bytes) throw new ORPCError('photo_too_large')
}

/** How many bytes the server has now. */
async function sendPart(address: string, part: Blob, signal: AbortSignal): Promise<number> {
  const token = await accessToken()
  const response = await fetch(address, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: part,
    signal,
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return receivedIn(answer) ?? part.size
  const refused = refusalFrom(answer, response.status)
  // The response to an earlier try was lost: the server says how far it is.
  const known = refused?.code === 'conflict' ? receivedIn(dataOf(refused)) : undefined
  if (known !== undefined) return known
  throw refused ?? new TypeError('the server was not reached')
}

function receivedIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('received' in answer)) return undefined
  return typeof answer.received === 'number' ? answer.received : undefined
}
