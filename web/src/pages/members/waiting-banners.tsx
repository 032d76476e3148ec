import type { Member } from '@touchline/contract/members/shapes'

import { BirthDateBanner } from './birth-date-banner.tsx'
import { ErasureBanner } from './erasure-banner.tsx'

/** What of a child waits for somebody's decision. */
export function WaitingBanners({ member }: { member: Member }) {
  return (
    <>
      <ErasureBanner member={member} />
      <BirthDateBanner member={member} />
    </>
  )
}
