import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { paths } from '#web/app/paths.ts'
import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { codeOf } from '#web/platform/client/refusal.ts'
import { useReason } from '#web/platform/client/use-reason.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { type MyTeam, useProducts } from '../api/offer.ts'
import { anyOf, useSubscriptionStatus } from '../api/status.ts'
import { ProductCard } from './product-card.tsx'
import { useSubscribe } from './use-subscribe.ts'

type Status = ReturnType<typeof useSubscriptionStatus>

/** What can be bought for the team, or that it is subscribed. */
export function Offer({ team }: { team: MyTeam | undefined }) {
  const text = useText('premium')
  const status = useSubscriptionStatus(team?.teamId ?? anyOf)
  const isSubscribed = status.data?.kind === 'known' && status.data.subscribed
  return (
    <section aria-label={text.products} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {status.data?.kind === 'unknown' && <Unchecked status={status} error={status.data.error} />}
      {team && <Standing team={team} isSubscribed={isSubscribed} />}
      {team && !isSubscribed && <Trial team={team} />}
      <Products team={team} isSubscribed={isSubscribed} isChecking={status.isPending} />
    </section>
  )
}

interface StandingProps {
  readonly team: MyTeam
  readonly isSubscribed: boolean
}

/** Says that the viewer can't do anything here, and why. */
function Standing({ team, isSubscribed }: StandingProps) {
  const text = useText('premium')
  const { onlyAdmins } = useText('subscriptions')
  if (!isSubscribed) return team.mayManage ? null : <Banner>{onlyAdmins}</Banner>
  return (
    <Banner tone="good" title={text.subscribedTitle(team.teamName)}>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <TextLink to={paths.team(team.teamId)}>{text.returned.toTeam}</TextLink>
        {team.mayManage && <TextLink to={paths.subscription(team.teamId)}>{text.toPlan}</TextLink>}
      </p>
    </Banner>
  )
}

/** Until when the team has everything for free. */
function Trial({ team: { entitlement, timeZone } }: { team: MyTeam }) {
  const text = useText('premium')
  const { day } = useFormat()
  if (entitlement.kind !== 'trial') return null
  return <p>{text.trialUntil(day(dayInZone(new Date(entitlement.until), timeZone)))}</p>
}

/** Shown as not subscribed, with the reason why it is unknown. */
function Unchecked({ status, error }: { status: Status; error: unknown }) {
  const text = useText('premium')
  const { tryAgain } = useText('wire')
  const reason = useReason(error)
  const isNoPerson = codeOf(error) === 'not_signed_in'
  return (
    <Banner
      tone="warning"
      title={isNoPerson ? text.notAuthenticated : text.checkFailed}
      action={
        <Button size="s" busy={status.isFetching} onClick={() => void status.refetch()}>
          {tryAgain}
        </Button>
      }
    >
      {isNoPerson ? undefined : reason}
    </Banner>
  )
}

interface ProductsProps {
  readonly team: MyTeam | undefined
  readonly isSubscribed: boolean
  readonly isChecking: boolean
}

function Products({ team, isSubscribed, isChecking }: ProductsProps) {
  const text = useText('premium')
  const { onlyAdmins } = useText('subscriptions')
  const products = useProducts()
  const subscribe = useSubscribe(team?.teamId)
  if (products.isPending) return <SkeletonRows label={text.loading} count={2} />
  if (products.isLoadingError)
    return <LoadFailure title={text.failed} hint={text.failedHint} query={products} />
  if (products.data?.length === 0) return <p className="text-muted">{text.none}</p>

  const notTheirs = team?.mayManage === false ? onlyAdmins : undefined
  const refusal = team === undefined ? text.noTeam : notTheirs
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {products.data?.map((product) => (
        <li key={product.priceId}>
          <ProductCard
            product={product}
            isSubscribed={isSubscribed}
            isBusy={isChecking || subscribe.busyWith === product.priceId}
            refusal={refusal}
            onSubscribe={() => subscribe.begin(product.priceId)}
          />
        </li>
      ))}
    </ul>
  )
}
