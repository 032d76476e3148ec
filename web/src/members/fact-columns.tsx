import type { RosterMember } from '@touchline/contract/members/shapes'
import { Check } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'
import { twoLineStyle } from '#web/ui/two-line-style.ts'

import { fullName } from './known-name.ts'
import { Surname } from './surname.tsx'
import type { FactColumn, ShownColumn } from './table-columns.ts'
import { useRoleLabel } from './use-role-label.ts'

type FactColumns = Readonly<Record<FactColumn, Omit<Column<RosterMember>, 'key'>>>

/** The columns for member data; `phone` marks what a narrow screen keeps. */
export function useFactColumns(
  onOpen: (member: RosterMember) => void,
  shown: readonly ShownColumn[],
): FactColumns {
  const { columns, form } = useText('members')
  const roleOf = useRoleLabel()
  return useMemo(
    () => ({
      number: {
        sortable: true,
        header: columns.number,
        cell: ({ jerseyNumber }) => <span className="figures">{jerseyNumber}</span>,
      },
      photo: { header: columns.photo, phone: 'lead', cell: photoOf },
      parent: {
        header: columns.parent,
        cell: (member) => (
          <div className="md:min-w-32">
            <Words>{parentsOf(member)}</Words>
          </div>
        ),
      },
      surname: {
        sortable: true,
        header: columns.surname,
        phone: 'title',
        cell: (member) => <Surname member={member} shown={shown} onOpen={onOpen} />,
      },
      firstName: { sortable: true, header: columns.firstName, cell: words('firstName') },
      nickname: { sortable: true, header: columns.nickname, cell: words('nickname') },
      role: {
        sortable: true,
        header: columns.role,
        phone: 'detail',
        cell: ({ role }) => <Words>{roleOf(role)}</Words>,
      },
      position: { sortable: true, header: columns.position, cell: words('position') },
      admin: {
        header: columns.admin,
        align: 'center',
        cell: (member) => <Admin member={member} />,
      },
      email: { sortable: true, header: columns.email, cell: (member) => <Email member={member} /> },
      phone: { header: form.phone, cell: (member) => <Phone member={member} /> },
      dateOfBirth: {
        sortable: true,
        header: form.dateOfBirth,
        cell: (member) => <BirthDate member={member} />,
      },
      licenceNumber: { header: form.licenceNumber, cell: licenceOf },
    }),
    [columns, form, roleOf, onOpen, shown],
  )
}

function words(fact: 'firstName' | 'nickname' | 'position') {
  return (member: RosterMember) => <Words>{member[fact]}</Words>
}

function licenceOf(member: RosterMember) {
  return <Hidable member={member}>{member.licenceNumber}</Hidable>
}

function Admin({ member }: { member: RosterMember }) {
  const { isAdmin } = useText('members')
  if (!member.isAdmin) return null
  return (
    <>
      <Check className="inline size-4.5" aria-hidden />
      <span className="sr-only">{isAdmin}</span>
    </>
  )
}

function photoOf(member: RosterMember) {
  return <Avatar id={member.id} name={member} src={member.photo?.thumb} size="s" />
}

function parentsOf({ parents }: RosterMember): string {
  return parents.map((parent) => fullName(parent)).join(', ')
}

function BirthDate({ member }: { member: RosterMember }) {
  const { day } = useFormat()
  return <Hidable member={member}>{member.dateOfBirth && day(member.dateOfBirth)}</Hidable>
}

function Email({ member }: { member: RosterMember }) {
  return <Hidable member={member}>{member.email && <EmailLink email={member.email} />}</Hidable>
}

function Phone({ member }: { member: RosterMember }) {
  return <Hidable member={member}>{member.phone && <PhoneLink phone={member.phone} />}</Hidable>
}

/** Shows a dash for hidden values, and nothing for missing ones. */
function Hidable({ member, children }: { member: RosterMember; children: ReactNode }) {
  const text = useText('members')
  if (member.isPrivate)
    return (
      <span className="text-s text-muted">
        <span aria-hidden>–</span>
        <span className="sr-only">{text.hidden}</span>
      </span>
    )
  if (!children) return null
  return (
    // In a narrow table this column shrinks first.
    <span className="grid max-w-44 grid-cols-[minmax(5rem,max-content)] text-s print:max-w-none">
      {/* The link fills the column and is high enough for a thumb. */}
      <span className="truncate leading-6 [&>a]:block [&>a]:truncate">{children}</span>
    </span>
  )
}

function Words({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <span className={cx(twoLineStyle(children), 'max-w-48 text-s wrap-break-word')}>
      {children}
    </span>
  )
}
