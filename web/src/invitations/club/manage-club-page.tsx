import type { OpenedClubInvitation } from '@touchline/contract/invitations/shapes/club'
import { useNavigate, useParams, useSearchParams } from 'react-router'

import { PageMain } from '#web/app/page-main.tsx'
import { PageTitle } from '#web/app/page-title.tsx'
import { paths } from '#web/app/paths.ts'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SkeletonPage } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useAcceptClubInvitation, useOpenedClubInvitation } from '../api/club.ts'

/** A link that was cut off is treated like an expired one. */
const ended = new Set(['not_found', 'expired', 'revoked', 'already_used', 'invalid_input'])

/** Opened by the link in an email: says what the invitation is for, and accepts it on a tap. */
export default function ManageClubPage() {
  const { clubId = '' } = useParams()
  const [search] = useSearchParams()
  const credential = { clubId, token: search.get('invitation') ?? '' }
  const text = useText('invitations').managerPage
  const { errors, tryAgain } = useText('wire')
  const opened = useOpenedClubInvitation(credential)

  if (opened.isPending)
    return (
      <PageMain width="form">
        <PageTitle title={text.loading} />
        <SkeletonPage title={text.loading} label={text.loading} />
      </PageMain>
    )
  if (opened.isError) {
    const code = codeOf(opened.error)
    const isOver = ended.has(code)
    return (
      <PageMain width="form">
        <PageTitle title={text.ended} />
        <ErrorState
          heading="h1"
          title={isOver ? text.ended : errors[code]}
          action={!isOver && <Button onClick={() => void opened.refetch()}>{tryAgain}</Button>}
        >
          {isOver && text.endedHint}
        </ErrorState>
      </PageMain>
    )
  }
  return <Opened credential={credential} club={opened.data} />
}

interface OpenedProps {
  readonly credential: { readonly clubId: string; readonly token: string }
  readonly club: OpenedClubInvitation
}

function Opened({ credential, club }: OpenedProps) {
  const text = useText('invitations').managerPage
  const roles = useText('clubRoles')
  const { errors } = useText('wire')
  const toast = useToast()
  const navigate = useNavigate()
  const accept = useAcceptClubInvitation()

  function manage() {
    accept.mutate(credential, {
      onSuccess: () => {
        void navigate(paths.club(credential.clubId), { replace: true })
      },
      onError: (error) => toast({ title: errors[codeOf(error)], tone: 'error' }),
    })
  }

  return (
    <PageMain width="form">
      <PageTitle title={text.title(club.name)} />
      <PageHeader
        title={text.title(club.name)}
        subtitle={club.inviter !== null && text.by(club.inviter)}
      />
      <ul className="mb-6 grid gap-3">
        {club.roles.map((role) => (
          <li key={role}>
            <p className="font-medium">{roles.names[role]}</p>
            <p className="text-muted">{roles.does[role]}</p>
          </li>
        ))}
      </ul>
      {club.isMine ? (
        <Button
          variant="primary"
          wide
          busy={accept.isPending}
          busyLabel={text.accepting}
          onClick={manage}
        >
          {text.accept}
        </Button>
      ) : (
        <div className="grid gap-3">
          <Banner tone="warning">{text.otherAddress}</Banner>
          <TextLink to={invitationOf(credential)} reloadDocument>
            {text.back}
          </TextLink>
        </div>
      )}
    </PageMain>
  )
}

/** The page that signs in the person who received the email. */
function invitationOf({ clubId, token }: OpenedProps['credential']): string {
  return `/welcome?${new URLSearchParams({ club: clubId, invitation: token })}`
}
