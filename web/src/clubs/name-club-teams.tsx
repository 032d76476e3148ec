import type { Club } from '@touchline/contract/clubs/shapes'
import { maxClubTeams } from '@touchline/domain/clubs/options'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { ClubTeamsForm } from './club-teams-form.tsx'
import { useSaveClubTeams } from './use-save-club-teams.ts'

interface NameClubTeamsProps {
  readonly club: Club
  /** Number of existing teams. */
  readonly taken: number
}

/** The form with as many rows as the club still has to name. */
export function NameClubTeams({ club, taken }: NameClubTeamsProps) {
  const { save, isBusy } = useSaveClubTeams(club.id)
  const missing = (club.teamCount ?? 0) - taken
  return (
    <>
      {taken === 0 && <Offer clubId={club.id} />}
      <ClubTeamsForm
        clubId={club.id}
        sport={club.sport}
        count={Math.min(maxClubTeams, Math.max(1, missing))}
        taken={taken}
        onSubmit={save}
        busy={isBusy}
      />
    </>
  )
}

/** Offers to import a list of members with its teams. */
function Offer({ clubId }: { clubId: string }) {
  const { offer, fromApp } = useText('clubImport')
  return (
    <p className="mb-6 flex flex-wrap gap-x-6 gap-y-2">
      <TextLink to={paths.moveClub(clubId)}>{fromApp}</TextLink>
      <TextLink to={paths.importClubMembers(clubId)}>{offer}</TextLink>
    </p>
  )
}
