import { Landmark, Plus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { useCollections } from '../api.ts'
import { FirstCollection } from './first-collection.tsx'
import { PremiumOffer } from './premium-offer.tsx'
import { useMayCreate } from './use-may-create.ts'

/** A button to create a collection, or the reason why not. */
export function RunningHeader() {
  const text = useText('collections')
  const { team } = useTeam()
  const mayCreate = useMayCreate()
  // Without collections, the invitation is shown below instead.
  const hasSome = (useCollections(team.id).data?.collections.length ?? 0) > 0
  return (
    <>
      <PageHeader
        title={text.title}
        isOneLine
        actions={
          <>
            <ButtonLink to={paths.payout(team.id)} icon={<Landmark aria-hidden />}>
              <span className="max-sm:sr-only">{text.payout}</span>
            </ButtonLink>
            {mayCreate === 'yes' && hasSome && (
              <ButtonLink
                variant="primary"
                to={paths.createCollection(team.id)}
                icon={<Plus aria-hidden />}
              >
                <span className="max-sm:sr-only">{text.create}</span>
              </ButtonLink>
            )}
          </>
        }
      />
      {mayCreate === 'checking' && (
        <p role="status" className="mb-6 text-muted">
          {text.checking}
        </p>
      )}
      {mayCreate === 'no' && <PremiumOffer />}
      {mayCreate === 'yes' && <FirstCollection />}
    </>
  )
}
