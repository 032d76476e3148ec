import type { ClubMovePreview } from '@touchline/contract/moves/shapes'

import { useClubTeams } from '#web/clubs/api/teams.ts'
import { askClubProgress } from '#web/clubs/import/api.ts'
import { ClubImportPeople } from '#web/clubs/import/club-import-people.tsx'
import { TeamPlaces } from '#web/clubs/import/team-places.tsx'
import { ImportEnding } from '#web/members/import/import-ending.tsx'
import { ListFindings } from '#web/members/import/list-findings.tsx'
import { Part } from '#web/members/import/part.tsx'
import { useText } from '#web/platform/language/language.tsx'

import { CheckBody } from './check-body.tsx'
import { FoundFiles } from './found-files.tsx'
import { hasEventNews, newEventsIn } from './move-news.ts'
import type { ClubMove } from './use-moves.ts'

interface CheckClubMoveProps {
  readonly clubId: string
  readonly wizard: ClubMove
  readonly preview: ClubMovePreview
}

/** Everything a move would bring to a club: files, teams, people and events. */
export function CheckClubMove({ clubId, wizard, preview }: CheckClubMoveProps) {
  const text = useText('clubImport')
  const known = useClubTeams({ clubId, enabled: true }).data ?? []
  const named = preview.places.map(({ name }) => name).filter((name) => name !== '')
  const teams = [...new Set([...named, ...known.map(({ name }) => name)])]
  return (
    <CheckBody
      wizard={wizard}
      findings={preview}
      files={<FoundFiles parts={preview.parts} teams={teams} onTeam={wizard.setTeam} />}
      ending={<Ending clubId={clubId} wizard={wizard} preview={preview} />}
    >
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
    </CheckBody>
  )
}

function Ending({ clubId, wizard, preview }: CheckClubMoveProps) {
  const text = useText('moves')
  const refusal = useRefusal(preview)
  const { importingId } = wizard
  const { counts, teams } = preview
  const people = counts.new + counts.changed
  return (
    <ImportEnding
      running={
        importingId === undefined
          ? undefined
          : {
              importSessionId: importingId,
              ownerId: clubId,
              rows: teams.reduce((sum, team) => sum + team.rows.length, 0),
              ask: askClubProgress(clubId, importingId),
            }
      }
      isReading={wizard.isReading}
      refusal={refusal}
      label={text.import(text.confirm(people, newEventsIn(preview)))}
      onConfirm={wizard.confirm}
      onStartAgain={wizard.startAgain}
    />
  )
}

/** Why it can't be imported yet. */
function useRefusal(preview: ClubMovePreview): string | undefined {
  const text = useText('moves')
  const { placesOpen, teamsOpen } = useText('clubImport')
  const { answerFirst } = useText('memberImport')
  const { places, questions, newTeams, teams, parts, personQuestions } = preview
  const reasons = [
    places.some(({ place }) => place === null) && placesOpen,
    parts.some(({ needsTeam }) => needsTeam) && text.chooseTeams,
    questions.length > 0 && answerFirst,
    personQuestions.length > 0 && text.answerPersons,
    newTeams.some(({ name, ageGroup }) => name === '' || ageGroup === null) && teamsOpen,
    !hasEventNews(preview) &&
      teams.every(({ counts }) => counts.new + counts.changed === 0) &&
      text.nothingNew,
  ]
  return reasons.find((reason) => typeof reason === 'string')
}
