import sharp from 'sharp'
import { z } from 'zod'

import { patientFetch } from '../harness/patient-fetch.ts'
import { type Send, sender, wordIn } from '../harness/wire.ts'

const colors = ['#1d4ed8', '#b91c1c', '#15803d', '#a16207']
const titles = [
  'Summer camp',
  'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff Memorial Tournament 2026, day 2',
  'محمد الأمين',
]

interface Place {
  readonly address: string
  /** The coach's. */
  readonly session: string
  readonly teamId: string
}

/** Albums with long titles, pictures that wait, and people who said no after publishing. */
export async function addCrowdedAlbums(place: Place): Promise<void> {
  const send = sender(place.address, place.session)
  const on = `/rest/v1/teams/${place.teamId}`
  for (const title of titles) {
    const body = { album: { title: title.slice(0, 80), membersMayAdd: true } }
    const album = await send({ method: 'POST', path: `${on}/albums`, body })
    const at = `${on}/albums/${wordIn(album, 'id')}`
    for (const color of colors) await addPicture(place, { at, color })
    await publish(send, at)
    if (title !== titles[0]) await addPicture(place, { at, color: '#6d28d9' })
  }
  const list = await send({ method: 'GET', path: `${on}/members` })
  const people = z.object({ members: z.array(z.object({ id: z.string() })) }).parse(list)
  for (const { id } of people.members.slice(1, 5)) {
    const body = { isOptedOut: true }
    await send({ method: 'PUT', path: `${on}/members/${id}/photo-opt-out`, body })
  }
}

interface Picture {
  /** The path of the album. */
  readonly at: string
  readonly color: string
}

async function addPicture({ address, session, teamId }: Place, { at, color }: Picture) {
  const send = sender(address, session)
  const size = { width: 900, height: 600, channels: 3, background: color } as const
  const file = await sharp({ create: size }).jpeg().toBuffer()
  const body = {
    fingerprint: color,
    fileName: `${color}.jpg`,
    bytes: file.length,
    takenAt: new Date().toISOString(),
  }
  const begun = await send({ method: 'POST', path: `${at}/uploads`, body })
  const upload = `/storage/v1/teams/${teamId}/photo-uploads/${wordIn(begun, 'uploadId')}?offset=0`
  const answer = await patientFetch(`${address}${upload}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${wordIn(JSON.parse(session), 'access_token')}`,
    },
    body: new Uint8Array(file),
  })
  if (!answer.ok) throw new Error(`${upload}: ${answer.status}`)
}

const checkShape = z.object({
  checkedAt: z.string(),
  people: z.array(z.object({ memberId: z.string() })),
})

async function publish(send: Send, at: string): Promise<void> {
  const check = checkShape.parse(await send({ method: 'GET', path: `${at}/check` }))
  const notShown = check.people.map(({ memberId }) => memberId)
  const body = { checkedAt: check.checkedAt, notShown }
  await send({ method: 'POST', path: `${at}/publication`, body })
}
