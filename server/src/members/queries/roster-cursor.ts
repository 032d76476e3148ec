import { z } from 'zod'

/** Encodes a row's position in the roster's order. */
export function toCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Undefined for an invalid cursor, which then starts at the first page. */
export function cursorOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const text = Buffer.from(cursor, 'base64url').toString('utf8')
  const place = placeShape.safeParse(readJson(text))
  return place.success ? place.data : undefined
}

const placeShape = z.tuple([z.string(), z.string(), z.uuid()])

type Place = z.infer<typeof placeShape>

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
