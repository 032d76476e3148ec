import type { NewTeam } from '@touchline/contract/teams/shapes'
import { useNavigate } from 'react-router'

import { useSignInAgain } from '#web/accounts/use-sign-in-again.ts'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf, isOffline } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useCreateTeam } from './api/team.ts'
import { CreateTeamForm } from './create-team-form.tsx'
import { rememberCreatedTeam } from './use-created-team.ts'

export default function CreateTeamPage() {
  const text = useText('teams').createTeam
  const { errors, offline } = useText('wire')
  const toast = useToast()
  const signInAgain = useSignInAgain()
  const navigate = useNavigate()
  const create = useCreateTeam()

  function save(team: NewTeam) {
    create.mutate(team, {
      onSuccess: (page) => {
        rememberCreatedTeam(page.team.id)
        void navigate(paths.teamSuccess)
      },
      onError: (error) => {
        const code = codeOf(error)
        const isSignedOut = code === 'not_signed_in'
        const why = isOffline(error) ? offline : errors[code]
        toast({ title: isSignedOut ? text.notSignedIn : why, tone: 'error' })
        if (isSignedOut) signInAgain()
      },
    })
  }

  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} />
      <p className="mb-6">
        <TextLink to={paths.importTeam}>{text.fromArchive}</TextLink>
      </p>
      <CreateTeamForm onSubmit={save} busy={create.isPending || create.isSuccess} />
    </PageMain>
  )
}
