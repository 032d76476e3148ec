import type { MemberPage } from '@touchline/contract/members/shapes'

import { BirthDateBanner } from './birth-date-banner.tsx'
import { ErasureBanner } from './erasure-banner.tsx'

/** Pending decisions on a child's profile. */
export function WaitingBanners({ page }: { page: MemberPage }) {
  return (
    <>
      <ErasureBanner member={page.member} />
      <BirthDateBanner page={page} />
    </>
  )
}
