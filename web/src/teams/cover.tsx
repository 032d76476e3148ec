import type { Picture } from '@touchline/contract/files/shapes'

/** The picture above the page of a team or club; without one there is no room for it. */
export function Cover({ picture }: { picture: Picture | null }) {
  if (picture === null) return null
  return (
    <img
      src={picture.full}
      alt=""
      className="mb-6 h-32 w-full rounded-surface object-cover sm:h-44"
    />
  )
}
