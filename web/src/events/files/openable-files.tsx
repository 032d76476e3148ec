import type { EventPage } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'

import { useFileAddresses } from '../api/event.ts'
import { FileList } from './file-list.tsx'

interface OpenableFilesProps {
  readonly event: EventPage
  readonly onRemove?: (id: string) => void
}

/** An event's files, each as a link. */
export function OpenableFiles({ event, onRemove }: OpenableFilesProps) {
  const { files: text } = useText('running')
  const addresses = useFileAddresses(event)
  return (
    <>
      <FileList
        files={event.attachments}
        addressOf={(id) => addresses.data?.get(id)}
        onRemove={onRemove}
      />
      {addresses.isError && <p className="text-s text-muted">{text.offline}</p>}
    </>
  )
}
