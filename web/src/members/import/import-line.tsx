import type { ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { Pencil } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { fullName } from '../known-name.ts'
import { importsNoRights } from './comes-without-rights.ts'
import { useImportPlace } from './import-place.tsx'
import { useImportedWords } from './use-imported-words.ts'

const tones = { new: 'good', changed: 'warning', same: 'neutral' } as const

interface ImportLineProps {
  readonly row: ImportRow
  readonly number: number
  /** What else the list says about the person. */
  readonly more: readonly string[]
  readonly onEdit: () => void
}

/** A person in the list with the parents, and a button to correct them. */
export function ImportLine({ row, number, more, onEdit }: ImportLineProps) {
  const text = useText('memberImport')
  const { roles } = useText('members')
  const { member, kind, guardians } = row
  const place = useImportPlace()
  const words = useImportedWords(row)
  const role = labelOf(roles, member.role)
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5">
      <span className="figures text-s text-muted">
        <span aria-hidden>{number}</span>
        <span className="sr-only">{text.row(number)}</span>
      </span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{fullName(member)}</bdi>
          {member.isStaff && (
            <span className="ml-2 text-s font-normal text-muted">
              {importsNoRights(row, place) ? text.asMember(role) : role}
            </span>
          )}
        </p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={kind === 'changed' ? words.changes(row) : words.facts(member)} />
        </p>
        {more.length > 0 && (
          <p className="text-s wrap-anywhere text-muted">
            <Facts of={more} />
          </p>
        )}
        {guardians.map((guardian, index) => (
          <p key={index} className="text-s wrap-anywhere text-muted">
            <Facts of={words.guardian(guardian)} />
          </p>
        ))}
      </div>
      <span className="flex items-center gap-1">
        <Badge tone={tones[kind]}>{text.kinds[kind]}</Badge>
        <IconButton
          label={text.mend(fullName(member))}
          icon={<Pencil aria-hidden />}
          onClick={onEdit}
        />
      </span>
    </li>
  )
}
