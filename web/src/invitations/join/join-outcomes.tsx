import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { loginPlace } from '#web/platform/session/places.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { JoinTarget } from '../api/joining.ts'

/** Team links and codes lead to a page that joins with one email and works without scripts. */
export function VisitorRedirect({ door }: { readonly door: JoinTarget }) {
  const page = letterPage(door)
  useEffect(() => {
    if (page !== undefined) window.location.replace(page)
  }, [page])

  return page === undefined ? <SignInFirst /> : <Skeleton className="h-40" />
}

/** Undefined for a personal invitation, whose email already led to its page. */
function letterPage({ teamId, key }: JoinTarget): string | undefined {
  if (key.kind === 'invitation') return undefined
  const secret = { [key.kind === 'link' ? 'code' : 'typed']: key.value }
  return `/welcome/link?${new URLSearchParams({ team: teamId, ...secret }).toString()}`
}

/** Sign-up or sign-in, which returns to this page. */
function SignInFirst() {
  const text = useText('invitations').join
  const { pathname: path, search } = useLocation()
  const signIn = loginPlace({ path, search })
  return (
    <div className="grid gap-5">
      <p className="text-muted">{text.visitor}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={signIn.replace(paths.login, paths.register)} variant="primary">
          {text.signUp}
        </ButtonLink>
        <ButtonLink to={signIn}>{text.signIn}</ButtonLink>
      </div>
    </div>
  )
}

interface AboutTeam {
  readonly team: { readonly id: string; readonly name: string }
}

interface IsInProps extends AboutTeam {
  readonly isNew: boolean
  /** The children this person may now answer for, if known. */
  readonly joinedChildren?: readonly { readonly memberId: string; readonly firstName: string }[]
}

export function JoinedNotice({ team, isNew, joinedChildren = [] }: IsInProps) {
  const text = useText('invitations').join
  const { list } = useFormat()
  const names = list(joinedChildren.map(({ firstName }) => firstName))
  const welcome =
    joinedChildren.length === 0
      ? text.joined(team.name)
      : text.joinedFor(names, joinedChildren.length, team.name)
  return (
    <div className="grid justify-items-start gap-5">
      <div className="w-full">
        {isNew ? (
          <Banner tone="good" title={text.joinedTitle}>
            {welcome}
          </Banner>
        ) : (
          <Banner>{text.alreadyMember}</Banner>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.team(team.id)} variant="primary">
          {text.toTeam}
        </ButtonLink>
        {joinedChildren.map(({ memberId, firstName }) => (
          <ButtonLink key={memberId} to={paths.member(team.id, memberId)}>
            {text.toChild(firstName)}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}

interface IsWaitingProps extends AboutTeam {
  readonly state: 'waiting' | 'approved' | 'declined' | undefined
}

/** Shows the pending request until staff decide. */
export function PendingNotice({ team, state }: IsWaitingProps) {
  const text = useText('invitations')
  if (state === 'declined') return <Banner>{text.code.mineDeclined(team.name)}</Banner>
  return (
    <div className="grid justify-items-start gap-5">
      <div className="w-full">
        <Banner title={text.join.waitingTitle}>{text.join.waiting(team.name)}</Banner>
      </div>
      <ButtonLink to={paths.joinTeam}>{text.code.mineTitle}</ButtonLink>
    </div>
  )
}
