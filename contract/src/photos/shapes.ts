import { photoLimits } from '@touchline/domain/photos/limits'
import { photoStates } from '@touchline/domain/photos/permissions'
import { z } from 'zod'

import { teamKey } from '../teams/shapes.ts'
import { day, requiredLine, id, instant, maxInteger } from '../wire/values.ts'

export const albumKey = teamKey.extend({ albumId: id })
export const photoKey = teamKey.extend({ photoId: id })

/** Valid for a few minutes. */
const address = z.string().startsWith('/storage/v1/')

/** An album as far as the reader sees it. */
export const album = z.object({
  id,
  title: z.string(),
  eventId: id.nullable(),
  takenOn: day,
  /** A small picture; null while the reader sees none. */
  cover: address.nullable(),
  /** Published pictures. */
  photoCount: z.int(),
  /** Not published yet: all for staff, for others their own. */
  waitingCount: z.int(),
  /** Taken down, for staff. */
  takenDownCount: z.int(),
  membersMayAdd: z.boolean(),
  mayAdd: z.boolean(),
  /** The last day; then the album is deleted. */
  expiresOn: day,
  /** It ends within the days of the warning. */
  endsSoon: z.boolean(),
  /** Staff may keep it for another season. */
  mayExtend: z.boolean(),
})

export type Album = z.infer<typeof album>

/** Someone who may be in albums published before their "no". */
export const refusal = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  albums: z.array(z.object({ id, title: z.string() })),
})

export type PhotoRefusal = z.infer<typeof refusal>

export const albums = z.object({
  /** Newest first. */
  albums: z.array(album),
  mayCreate: z.boolean(),
  /** To albums where adults may: also to the album of an event. */
  mayAdd: z.boolean(),
  /** Of people who said no later; for staff. */
  refusals: z.array(refusal),
})

export type Albums = z.infer<typeof albums>

/** The messages are keys of `photos.problems` in the text. */
const title = requiredLine(photoLimits.titleLength)

export const albumDraft = z.object({ title, membersMayAdd: z.boolean() })

export type AlbumDraft = z.infer<typeof albumDraft>

export const newAlbum = teamKey.extend({ album: albumDraft })
export const eventAlbumKey = teamKey.extend({ eventId: id })
export const albumChange = albumKey.extend({ album: albumDraft })

export const photo = z.object({
  id,
  thumb: address,
  screen: address,
  /** For downloads: full size, without hidden data. */
  original: address,
  width: z.int(),
  height: z.int(),
  takenAt: instant,
  state: z.enum(photoStates),
  isMine: z.boolean(),
  /** Who added it; for staff. */
  addedBy: z.string().nullable(),
  mayDelete: z.boolean(),
  mayRestore: z.boolean(),
})

export type Photo = z.infer<typeof photo>

export const photosQuery = albumKey.extend({
  /** How many pictures come before the page. */
  from: z.coerce.number<number | string>().int().min(0).max(maxInteger).default(0),
  /** Instead of `from`: the page with this picture. */
  around: id.optional(),
  limit: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(photoLimits.page)
    .default(photoLimits.page),
})

/** In the order in which they were taken. Throws `not_found` for a picture the reader doesn’t see. */
export const photos = z.object({ photos: z.array(photo), from: z.int(), total: z.int() })

export type Photos = z.infer<typeof photos>

export const personWithoutConsent = z.object({
  memberId: id,
  firstName: z.string(),
  lastName: z.string(),
  consent: z.enum(['no', 'unanswered']),
  isChild: z.boolean(),
  /** No one with an account can answer. */
  isUnreached: z.boolean(),
  /** When the guardians were last asked; again after a week. */
  askedAt: instant.nullable(),
})

export type PersonWithoutConsent = z.infer<typeof personWithoutConsent>

/** What staff look through before publishing. */
export const publishCheck = z.object({
  waitingCount: z.int(),
  /** Pictures added later wait for the next time. */
  checkedAt: instant,
  /** People who were marked absent from the event aren't among them. */
  leavesOutAbsent: z.boolean(),
  people: z.array(personWithoutConsent),
})

export type PublishCheck = z.infer<typeof publishCheck>

export const publishInput = albumKey.extend({
  checkedAt: instant,
  /** Staff confirm that no picture shows any of them. */
  notShown: z.array(id).max(photoLimits.people),
})

export const consentRequestResult = z.object({ asked: z.int() })

export const checkedRefusal = albumKey.extend({ memberId: id })

export const photoAnswer = z.object({ photo: photo.nullable() })

/** A file to send. The same one again continues where it was. */
export const newUpload = albumKey.extend({
  /** Made by the browser of the file's name, size and time. */
  fingerprint: requiredLine(photoLimits.fingerprintLength),
  fileName: z.string().max(1000),
  /** More than the limit is refused as `photo_too_large`. */
  bytes: z.int().min(1).max(maxInteger),
  takenAt: instant,
})

/** `uploadId` is null for a picture that is already in the album. */
export const upload = z.object({ uploadId: id.nullable(), received: z.int(), partBytes: z.int() })

export type PhotoUpload = z.infer<typeof upload>

/** The answer to a part. */
export const partResult = z.object({ received: z.int(), photoId: id.nullable() })

export const albumDownload = z.object({ download: address, photoCount: z.int() })
