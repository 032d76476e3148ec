import { createHash } from 'node:crypto'

import {
  album,
  albums,
  photos,
  publishCheck,
  upload,
  type Photo,
} from '@touchline/contract/photos/shapes'
import { photoLimits } from '@touchline/domain/photos/limits'

import type { TestPlatform } from '#server/platform/testing/platform.ts'

import { photoPeople, type Person } from './photo-people.ts'

interface Place {
  readonly origin: string
  readonly teamId: string
}

type Caller = Pick<Person, 'accountId'> | undefined

/** Calls the API of one team: "GET /albums". */
function callsTo({ origin, teamId }: Place) {
  return async (who: Caller, line: string, body?: unknown) => {
    const [method = '', path = ''] = line.split(' ')
    const answer = await fetch(`${origin}/rest/v1/teams/${teamId}${path}`, {
      method,
      headers: {
        ...(who && { authorization: who.accountId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const json: unknown = text === '' ? undefined : JSON.parse(text)
    return { status: answer.status, body: json }
  }
}

interface SentFile {
  readonly albumId: string
  readonly file: Buffer
  /** What the browser says, if not the size of the file. */
  readonly bytes?: number
}

interface SentPart {
  readonly offset: number
  readonly bytes: Buffer
}

/** Sends pictures in parts, as a browser does. */
function sendingTo({ origin, teamId }: Place, call: ReturnType<typeof callsTo>) {
  const begin = (who: Person, { albumId, file, bytes = file.length }: SentFile) =>
    call(who, `POST /albums/${albumId}/uploads`, {
      fingerprint: createHash('sha256').update(file).digest('hex'),
      fileName: 'IMG_0001.JPG',
      bytes,
      takenAt: '2026-03-14T09:00:00.000Z',
    })
  const sendPart = (who: Person, uploadId: string | null, { offset, bytes }: SentPart) =>
    fetch(`${origin}/storage/v1/teams/${teamId}/photo-uploads/${uploadId}?offset=${offset}`, {
      method: 'PUT',
      headers: { authorization: who.accountId, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    })
  const add = async (who: Person, albumId: string, file: Buffer): Promise<Response> => {
    const { uploadId, received } = upload.parse((await begin(who, { albumId, file })).body)
    let answer = new Response(null)
    for (let offset = received; offset < file.length; offset += photoLimits.partBytes) {
      const bytes = file.subarray(offset, offset + photoLimits.partBytes)
      answer = await sendPart(who, uploadId, { offset, bytes })
    }
    return answer
  }
  return { begin, sendPart, add }
}

/** A team of people with albums, and calls of its photo API. */
export async function aPhotoTeam(platform: TestPlatform, origin: string) {
  const people = await photoPeople(platform)
  const { teamId, coach } = people
  const call = callsTo({ origin, teamId })
  const sending = sendingTo({ origin, teamId }, call)
  const makeAlbum = async () => {
    const body = { album: { title: 'Summer camp', membersMayAdd: true } }
    return album.parse((await call(coach, 'POST /albums', body)).body).id
  }
  const list = async (who: Person, albumId: string): Promise<readonly Photo[]> =>
    photos.parse((await call(who, `GET /albums/${albumId}/photos`)).body).photos
  const publish = async (albumId: string) => {
    const at = `/albums/${albumId}`
    const check = publishCheck.parse((await call(coach, `GET ${at}/check`)).body)
    const notShown = check.people.map(({ memberId }) => memberId)
    return call(coach, `POST ${at}/publication`, { checkedAt: check.checkedAt, notShown })
  }
  const albumsOf = async (who: Person) => albums.parse((await call(who, 'GET /albums')).body)
  return { ...people, call, ...sending, makeAlbum, list, publish, albumsOf }
}

export type PhotoTeam = Awaited<ReturnType<typeof aPhotoTeam>>
