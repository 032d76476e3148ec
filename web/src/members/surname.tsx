import type { RosterMember } from '@touchline/contract/members/shapes'

import { cx } from '#web/ui/cx.ts'
import { Facts } from '#web/ui/facts.tsx'
import { usePhones } from '#web/ui/phone-link.tsx'
import { twoLines } from '#web/ui/two-lines.ts'

import { knownName } from './known-name.ts'
import { MemberLink } from './member-link.tsx'
import { MemberState } from './member-state.tsx'
import { NoPhotos } from './no-photos.tsx'
import { paperFacts } from './paper-facts.ts'
import type { ShownColumn } from './table-columns.ts'

interface SurnameProps {
  readonly member: RosterMember
  /** The columns of the table. */
  readonly shown: readonly ShownColumn[]
  readonly onOpen: (member: RosterMember) => void
}

/** The way to the profile; on a phone it carries the whole name, and on a narrow sheet what is printed with it. */
export function Surname({ member, shown, onOpen }: SurnameProps) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <MemberLink
          member={member}
          onOpen={onOpen}
          className={cx(
            twoLines(knownName(member)),
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

/** Where a sheet is too narrow for the table: what one prints a roster for. */
function OnNarrowPaper({ member, shown }: Omit<SurnameProps, 'onOpen'>) {
  const phoneOf = usePhones(member.phone !== null && shown.includes('phone'))
  return (
    <span className="figures hidden text-s font-normal text-muted wrap-anywhere max-md:print:block">
      <Facts of={paperFacts(member, { shown, phoneOf })} />
    </span>
  )
}
