import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { type MyTeam, useMySubscriptions } from '../api/offer.ts'

/** Back from paying: waits for the provider's confirmation to the server. */
export function ReturnNotice({ team }: { team: MyTeam | undefined }) {
  const text = useText('premium').returned
  const [search] = useSearchParams()
  if (search.get('canceled') === '1')
    return (
      <Banner title={text.canceled}>
        <p>{text.canceledText}</p>
        {team && <TextLink to={paths.team(team.teamId)}>{text.toTeam}</TextLink>}
      </Banner>
    )
  if (search.get('success') !== '1' || team === undefined) return null
  return (
    <div role="status">
      {team.isSubscribed ? <Arrived team={team} /> : <Waiting teamId={team.teamId} />}
    </div>
  )
}

function Arrived({ team }: { team: MyTeam }) {
  const text = useText('premium').returned
  return (
    <div className="on-pitch overflow-clip rounded-surface bg-pitch p-6 text-chalk sm:p-8">
      <div className="border-l-3 border-chalk pl-5">
        <p className="font-head text-xl font-bold">{text.active}</p>
        <p className="mt-1 mb-5 max-w-measure text-chalk-muted">{text.activeText(team.teamName)}</p>
        <ButtonLink to={paths.team(team.teamId)} variant="chalk">
          {text.toTeam}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Milliseconds after which the page stops waiting. */
const patience = 20_000
/** Milliseconds between two checks, in case no event arrives. */
const nextLook = 10_000

function Waiting({ teamId }: { teamId: string }) {
  const text = useText('premium').returned
  const [isSlow, setSlow] = useState(false)
  useMySubscriptions({ everyMs: nextLook })
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="rounded-control border border-line bg-surface px-4 py-3">
      <p className="flex items-center gap-3 font-semibold">
        {!isSlow && <Spinner />}
        {text.waiting}
      </p>
      <p className="mt-1 mb-3 max-w-measure text-muted">{isSlow ? text.slow : text.waitingText}</p>
      <ButtonLink to={paths.team(teamId)}>{text.toTeam}</ButtonLink>
    </div>
  )
}
