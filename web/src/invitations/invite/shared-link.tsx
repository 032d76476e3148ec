import { useText } from '#web/platform/language/language.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useJoinLink } from '../api/invitations.ts'
import { CopyLink } from './copy-link.tsx'
import { LinkFailed } from './link-failed.tsx'
import { useLinkNote } from './use-link-note.ts'

/** The public join link, and what happens to people who use it. */
export function SharedLink({ teamId }: { teamId: string }) {
  const text = useText('invitations').link
  const link = useJoinLink(teamId)
  const noteOf = useLinkNote()
  if (link.isPending) return <Skeleton className="h-28" />
  if (link.isError && !link.data)
    return <LinkFailed error={link.error} onRetry={() => void link.refetch()} />
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {text.linkText} {noteOf(link.data)}
      </p>
      <CopyLink link={link.data.link} />
    </div>
  )
}
