import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

import { useBlock, type GuardianKey } from './api.ts'

/** When, by whom and why access ended, shown before restoring it. */
export function BlockDetails({ of }: { of: GuardianKey }) {
  const text = useText('children').guardians
  const { dayOf } = useFormat()
  const { team } = useTeam()
  const { data: block } = useBlock(of)
  if (block === undefined) return null
  return (
    <p className="mt-3 wrap-anywhere">
      {text.endedOn(dayOf(block.blockedAt, team.timeZone), block.blockedBy)}{' '}
      {block.reason === null ? text.noReason : `“${block.reason}”`}
    </p>
  )
}
