import { Landmark, Plus } from 'lucide-react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

import { FirstCollection } from './first-collection.tsx'
import { Unlock } from './unlock.tsx'
import { useMayCreate } from './use-may-create.ts'

/** What an admin can begin here, or why not yet. */
export function RunningHeader() {
  const text = useText('collections')
  const { team } = useTeam()
  const mayCreate = useMayCreate()
  return (
    <>
      <PageHeader
        title={text.title}
        actions={
          <>
            <ButtonLink to={paths.payout(team.id)} icon={<Landmark aria-hidden />}>
              {text.payout}
            </ButtonLink>
            {mayCreate === 'yes' && (
              <ButtonLink
                variant="primary"
                to={paths.createCollection(team.id)}
                icon={<Plus aria-hidden />}
              >
                {text.create}
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
      {mayCreate === 'no' && <Unlock />}
      {mayCreate === 'yes' && <FirstCollection />}
    </>
  )
}
