import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'
import { useNavigate } from 'react-router'

import { useSignInAgain } from '#web/accounts/use-sign-in-again.ts'
import { paths } from '#web/app/paths.ts'
import { codeOf, isOffline } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'

import { useCreateClubTeams } from './api/teams.ts'

/** Creates the named teams and reports the result. */
export function useSaveClubTeams(clubId: string) {
  const text = useText('clubs').teams
  const { offline, errors } = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const signInAgain = useSignInAgain()
  const create = useCreateClubTeams(clubId)

  function save(teams: readonly NewClubTeam[], onSaved: () => void) {
    create.mutate(teams, {
      onSuccess: () => {
        onSaved()
        void navigate(paths.teams)
      },
      onError: (error) => {
        const isSignedOut = codeOf(error) === 'not_signed_in'
        const title = isSignedOut ? text.notSignedIn : text.failed
        const why = isOffline(error) ? offline : errors[codeOf(error)]
        toast({ title, description: isSignedOut ? undefined : why, tone: 'error' })
        if (isSignedOut) signInAgain()
      },
    })
  }

  return { save, isBusy: create.isPending }
}
