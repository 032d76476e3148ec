import { useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'

import type { Owner, Website } from './api.ts'
import { ClaimHost } from './claim-host.tsx'
import { HostState } from './host-state.tsx'

interface OwnHostProps {
  readonly owner: Owner
  readonly website: Website
}

/** The domain of the club or team itself, and how far DNS is. */
export function OwnHost({ owner, website }: OwnHostProps) {
  const { host: text } = useText('websites')
  const { host } = website
  return (
    <Card title={text.title}>
      {host === null ? (
        <ClaimHost owner={owner} />
      ) : (
        <HostState owner={owner} host={host} website={website} />
      )}
    </Card>
  )
}
