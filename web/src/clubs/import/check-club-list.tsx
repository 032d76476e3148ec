import type { ClubImportPreview } from '@touchline/contract/clubs/shapes/import'

import { ImportEnding } from '#web/members/import/import-ending.tsx'
import { ImportedColumns } from '#web/members/import/imported-columns.tsx'
import { ListFindings } from '#web/members/import/list-findings.tsx'
import { Part } from '#web/members/import/part.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'

import { askClubProgress, type ClubList } from './api.ts'
import { ClubImportPeople } from './club-import-people.tsx'
import { TeamPlaces } from './team-places.tsx'
import type { ClubImportSteps } from './use-club-import.ts'

interface CheckClubListProps {
  readonly clubId: string
  readonly wizard: ClubImportSteps
  readonly list: ClubList
  readonly preview: ClubImportPreview
}

/** Teams, questions and skipped parts of a list for all teams. */
export function CheckClubList({ clubId, wizard, list, preview }: CheckClubListProps) {
  return (
    <div className="grid gap-8" aria-busy={wizard.isReading}>
      {/* A running import uses what was shown, so nothing can be changed any more. */}
      <div className="grid gap-8" inert={wizard.importingId !== undefined}>
        <Checked clubId={clubId} wizard={wizard} list={list} preview={preview} />
      </div>
      <Ending clubId={clubId} wizard={wizard} preview={preview} />
    </div>
  )
}

function Checked({ clubId, wizard, list, preview }: CheckClubListProps) {
  const text = useText('clubImport')
  const { changedMeanwhile } = useText('memberImport')
  const { errors } = useText('wire')
  return (
    <>
      {wizard.isStale && <Banner tone="warning">{changedMeanwhile}</Banner>}
      {wizard.refusal && <Banner tone="danger">{errors[wizard.refusal]}</Banner>}
      <ImportedColumns fileName={list.fileName} preview={preview} />
      {preview.places.length > 0 && (
        <Part title={text.placesTitle} count={preview.teams.length}>
          <TeamPlaces
            clubId={clubId}
            preview={preview}
            onPlace={wizard.place}
            onChange={wizard.changeTeam}
          />
        </Part>
      )}
      <ListFindings
        preview={preview}
        answers={wizard.answers}
        onAnswer={wizard.answer}
        onCorrect={wizard.correctColumn}
      />
      <ClubImportPeople preview={preview} onAnswer={wizard.answer} />
    </>
  )
}

function Ending({ clubId, wizard, preview }: Omit<CheckClubListProps, 'list'>) {
  const text = useText('clubImport')
  const refusal = useRefusal(preview)
  const { importingId } = wizard
  const { counts, newTeams, teams } = preview
  const toDo = counts.new + counts.changed
  const rows = teams.reduce((sum, team) => sum + team.rows.length, 0)
  return (
    <ImportEnding
      running={
        importingId === undefined
          ? undefined
          : {
              importSessionId: importingId,
              ownerId: clubId,
              rows,
              ask: askClubProgress(clubId, importingId),
            }
      }
      isReading={wizard.isReading}
      refusal={refusal}
      label={toDo > 0 ? text.confirm(toDo) : text.confirmTeams(newTeams.length)}
      onConfirm={wizard.confirm}
      onStartAgain={wizard.startAgain}
    />
  )
}

/** Why it can't be imported yet. */
function useRefusal({ places, questions, newTeams, teams }: ClubImportPreview) {
  const text = useText('clubImport')
  const { answerFirst } = useText('memberImport')
  if (places.some(({ place }) => place === null)) return text.placesOpen
  if (questions.length > 0) return answerFirst
  if (newTeams.some(({ name, ageGroup }) => name === '' || ageGroup === null)) return text.teamsOpen
  const hasNews = teams.some(({ counts }) => counts.new + counts.changed > 0)
  return hasNews || newTeams.length > 0 ? undefined : text.nothingNew
}
