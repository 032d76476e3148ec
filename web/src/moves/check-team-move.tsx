import type { TeamMovePreview } from '@touchline/contract/moves/shapes'

import { askTeamProgress } from '#web/members/api/imports.ts'
import { ImportEnding } from '#web/members/import/import-ending.tsx'
import { ImportRows } from '#web/members/import/import-rows.tsx'
import { ListFindings } from '#web/members/import/list-findings.tsx'
import { LostRolesNotice } from '#web/members/import/lost-roles-notice.tsx'
import { Part } from '#web/members/import/part.tsx'
import { useText } from '#web/platform/language/language.tsx'

import { CheckBody } from './check-body.tsx'
import { FoundFiles } from './found-files.tsx'
import { hasEventNews, newEventsIn } from './move-news.ts'
import type { TeamMove } from './use-moves.ts'

interface CheckTeamMoveProps {
  readonly teamId: string
  readonly wizard: TeamMove
  readonly preview: TeamMovePreview
}

/** Everything a move would bring to one team: files, people and events. */
export function CheckTeamMove({ teamId, wizard, preview }: CheckTeamMoveProps) {
  const { rowsTitle, counts: say } = useText('memberImport')
  return (
    <CheckBody
      wizard={wizard}
      findings={preview}
      files={<FoundFiles parts={preview.parts} teams={[]} onTeam={() => undefined} />}
      ending={<Ending teamId={teamId} wizard={wizard} preview={preview} />}
    >
      <LostRolesNotice rows={preview.rows} />
      <ListFindings
        preview={preview}
        answers={wizard.answers}
        onAnswer={wizard.answer}
        onCorrect={wizard.correctColumn}
      />
      {preview.rows.length > 0 && (
        <Part title={rowsTitle}>
          <details>
            <summary className="py-3">{say.members(preview.rows.length)}</summary>
            <ImportRows preview={preview} onAnswer={wizard.answer} />
          </details>
        </Part>
      )}
    </CheckBody>
  )
}

function Ending({ teamId, wizard, preview }: CheckTeamMoveProps) {
  const text = useText('moves')
  const { answerFirst } = useText('memberImport')
  const { importingId } = wizard
  const { counts, questions, personQuestions, rows } = preview
  const people = counts.new + counts.changed
  const reasons = [
    questions.length > 0 && answerFirst,
    personQuestions.length > 0 && text.answerPersons,
    people === 0 && !hasEventNews(preview) && text.nothingNew,
  ]
  return (
    <ImportEnding
      running={
        importingId === undefined
          ? undefined
          : {
              importSessionId: importingId,
              ownerId: teamId,
              rows: rows.length,
              ask: askTeamProgress(teamId, importingId),
            }
      }
      isReading={wizard.isReading}
      refusal={reasons.find((reason) => typeof reason === 'string')}
      label={text.import(text.confirm(people, newEventsIn(preview)))}
      onConfirm={wizard.confirm}
      onStartAgain={wizard.startAgain}
    />
  )
}
