import type { RosterMember } from '@touchline/contract/members/shapes'

import { cx } from '#web/ui/cx.ts'
import { Facts } from '#web/ui/facts.tsx'
import { usePhones } from '#web/ui/phone-link.tsx'
import { twoLineStyle } from '#web/ui/two-line-style.ts'

import { knownName } from './known-name.ts'
import { MemberLink } from './member-link.tsx'
import { MemberState } from './member-state.tsx'
import { NoPhotos } from './no-photos.tsx'
import { printedFacts } from './printed-facts.ts'
import type { ShownColumn } from './table-columns.ts'

interface SurnameProps {
  readonly member: RosterMember
  /** The visible table columns. */
  readonly shown: readonly ShownColumn[]
  readonly onOpen: (member: RosterMember) => void
}

/**
 * The link to the profile; on phones it holds the full name, on narrow paper also the printed
 * details.
 */
export function Surname({ member, shown, onOpen }: SurnameProps) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <MemberLink
          member={member}
          onOpen={onOpen}
          className={cx(
            twoLineStyle(knownName(member)),
            'min-w-0 py-0.5 font-medium wrap-break-word hover:underline md:max-w-48',
          )}
        >
          <span className="md:hidden">{knownName(member)}</span>
          <span className="max-md:hidden">{member.lastName || member.firstName}</span>
        </MemberLink>
        <MemberState member={member} />
        <NoPhotos of={member} />
      </span>
      <OnNarrowPaper member={member} shown={shown} />
    </>
  )
}

/** Printed if the paper is too narrow for the table. */
function OnNarrowPaper({ member, shown }: Omit<SurnameProps, 'onOpen'>) {
  const phoneOf = usePhones(member.phone !== null && shown.includes('phone'))
  return (
    <span className="figures hidden text-s font-normal text-muted wrap-anywhere max-md:print:block">
      <Facts of={printedFacts(member, { shown, phoneOf })} />
    </span>
  )
}
