import type { Picture } from '@touchline/contract/files/shapes'

/** The cover picture of a team or club; takes no space without one. */
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
