import type { ImportPreview, ImportRow } from '@touchline/contract/members/shapes/import-preview'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { wordOf } from '#web/ui/word-of.ts'

import { fullName } from '../known-name.ts'
import { losesRole } from './loses-role.ts'
import { rowInFile } from './row-in-file.ts'
import { useImportedWords } from './use-imported-words.ts'

const firstRows = 50

/** Everybody of the list: new, changed or the same, with the parents. */
export function ImportRows({ preview }: { preview: ImportPreview }) {
  const { rows } = preview
  const { more } = useText('wire')
  const [shown, setShown] = useState(firstRows)
  return (
    <>
      <ul className="divide-y divide-line">
        {rows.slice(0, shown).map((row) => (
          <Row key={row.row} row={row} number={rowInFile(preview, row.row)} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button size="s" className="mt-3" onClick={() => setShown(shown + 200)}>
          {more}
        </Button>
      )}
    </>
  )
}

const tones = { new: 'good', changed: 'warning', same: 'neutral' } as const

function Row({ row, number }: { row: ImportRow; number: number }) {
  const text = useText('members')
  const { member, kind, guardians } = row
  const actor = useActor()
  const words = useImportedWords(row)
  const role = wordOf(text.roles, member.role)
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-2.5">
      <span className="figures text-s text-muted" title={text.import.row(number)}>
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{fullName(member)}</bdi>
          {member.isStaff && (
            <span className="ml-2 text-s font-normal text-muted">
              {losesRole(actor, row) ? text.import.asMember(role) : role}
            </span>
          )}
        </p>
        <p className="text-s wrap-anywhere text-muted">
          <Facts of={kind === 'changed' ? words.changes(row) : words.facts(member)} />
        </p>
        {guardians.map((guardian, index) => (
          <p key={index} className="text-s wrap-anywhere text-muted">
            <Facts of={words.guardian(guardian)} />
          </p>
        ))}
      </div>
      <Badge tone={tones[kind]}>{text.import.kinds[kind]}</Badge>
    </li>
  )
}
