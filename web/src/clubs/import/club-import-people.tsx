import type { ClubImportPreview } from '@touchline/contract/clubs/shapes/import'

import { ImportRows } from '#web/members/import/import-rows.tsx'
import { Part } from '#web/members/import/part.tsx'
import { useText } from '#web/platform/language/language.tsx'

import type { ClubImportSteps } from './use-club-import.ts'
import { useRecordWords } from './use-record-words.ts'

interface PeopleProps {
  readonly preview: ClubImportPreview
  readonly onAnswer: ClubImportSteps['answer']
}

/** Everyone in the list by team, collapsed. */
export function ClubImportPeople({ preview, onAnswer }: PeopleProps) {
  const text = useText('clubImport')
  const { counts: say } = useText('memberImport')
  const recordOf = useRecordWords()
  if (preview.teams.length === 0) return null
  return (
    <Part title={text.peopleTitle} count={preview.counts.members}>
      <div className="divide-y divide-line border-y border-line">
        {preview.teams.map(({ teamId, name, rows }) => (
          <details key={teamId ?? `new ${name}`}>
            <summary className="py-3 font-medium wrap-anywhere">
              <bdi>{name === '' ? text.withoutTeam : name}</bdi>{' '}
              <span className="text-muted">{say.members(rows.length)}</span>
            </summary>
            <ImportRows
              preview={{ headingLine: preview.headingLine, rows }}
              more={recordOf}
              onAnswer={onAnswer}
            />
          </details>
        ))}
      </div>
    </Part>
  )
}
