import type { Photo, Photos } from '@touchline/contract/photos/shapes'

/** Pictures asked for at once: two windows of a phone. More takes a slow one too long to read. */
export const pageSize = 60

/** A picture by its place in the album; undefined while it isn't loaded. */
export function photoAt(pages: readonly Photos[], place: number): Photo | undefined {
  const page = pages.find(({ from }) => from <= place && place < from + pageSize)
  return page?.photos[place - page.from]
}

/** The place of a picture in the album; undefined if no page has it. */
export function placeIn(pages: readonly Photos[], photoId: string): number | undefined {
  for (const { from, photos } of pages) {
    const place = photos.findIndex(({ id }) => id === photoId)
    if (place !== -1) return from + place
  }
  return undefined
}
