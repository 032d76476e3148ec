import type { AdminGroup } from '@touchline/contract/operations/shapes/groups'

import { useText } from '#web/platform/language/language.tsx'

import { useTimestampFormat } from './use-timestamp-format.ts'

/** The file with the data of a club: on its way, or where it is downloaded. */
export function GroupExport({ made }: { made: NonNullable<AdminGroup['export']> }) {
  const text = useText('operations').admin.groups.exports
  const { dayOf } = useTimestampFormat()
  const { state, address, expiresAt } = made
  return (
    <p role="status" className="text-s">
      {address === null ? (
        text[state === 'failed' ? 'failed' : 'waiting']
      ) : (
        <a href={address} download className="font-medium underline">
          {text.download(dayOf(expiresAt))}
        </a>
      )}
    </p>
  )
}
