import type { NewClub } from '@touchline/contract/clubs/shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useSignInAgain } from '#web/accounts/use-sign-in-again.ts'
import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf, fieldsOf, isOffline, isUninformative } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useCreateClub } from './api/club.ts'
import { CreateClubForm } from './create-club-form.tsx'

export default function CreateClubPage() {
  const text = useText('clubs').create
  const { offline, errors } = useText('wire')
  const toast = useToast()
  const signInAgain = useSignInAgain()
  const navigate = useNavigate()
  const create = useCreateClub()
  const [problem, setProblem] = useState<string>()

  function save(club: NewClub) {
    setProblem(undefined)
    create.mutate(club, {
      onSuccess: ({ id, teamCount }) => {
        void navigate((teamCount ?? 0) > 0 ? paths.createClubTeams(id) : paths.myClubs)
      },
      onError: (error) => {
        const code = codeOf(error)
        const isSignedOut = code === 'not_signed_in'
        const why = isOffline(error) ? offline : text.failed
        toast({
          title: isSignedOut ? text.notSignedIn : why,
          ...(!isSignedOut && !isUninformative(code) && { description: errors[code] }),
          tone: 'error',
        })
        if (isSignedOut) signInAgain()
      },
    })
  }

  return (
    <PageMain width="form">
      <PageTitle title={text.title} />
      <PageHeader title={text.title} />
      <p className="mb-6">
        <TextLink to={paths.importClub}>{text.fromArchive}</TextLink>
      </p>
      <CreateClubForm
        onSubmit={save}
        onIncomplete={() => setProblem(text.incomplete)}
        onEdit={() => setProblem(undefined)}
        busy={create.isPending}
        refused={fieldsOf(create.error)}
        message={problem !== undefined && <Banner tone="danger">{problem}</Banner>}
      />
    </PageMain>
  )
}
