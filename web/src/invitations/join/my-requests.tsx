import type { OwnJoinRequest } from '@touchline/contract/invitations/shapes'

import { paths } from '#web/app/paths.ts'
import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

import { useMyRequests, useWithdraw } from '../api/joining.ts'

/** The reader's own requests to join, kept up to date. */
export function MyRequests() {
  const text = useText('invitations').code
  const mine = useMyRequests(true)
  const requests = mine.data?.requests ?? []
  if (requests.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-l">{text.mineTitle}</h2>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <MyRequest key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

function MyRequest({ request }: { request: OwnJoinRequest }) {
  const text = useText('invitations').code
  const complain = useErrorToast()
  const withdraw = useWithdraw()
  const { team, state, childName } = request
  const sentences = {
    waiting: text.mineWaiting,
    approved: text.mineApproved,
    declined: text.mineDeclined,
  }
  const sentence = sentences[state](team.name)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {state === 'approved' ? (
            <TextLink to={paths.team(team.id)}>{sentence}</TextLink>
          ) : (
            sentence
          )}
        </p>
        {childName !== null && <p className="text-s text-muted">{text.forChild(childName)}</p>}
      </div>
      {state === 'waiting' && (
        <Button
          size="s"
          busy={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(request.id, {
              onError: complain,
            })
          }
        >
          {text.withdraw}
        </Button>
      )}
    </li>
  )
}
