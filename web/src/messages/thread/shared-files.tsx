import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import type { Place } from '../api/keys.ts'
import { useSharedFiles } from '../api/search.ts'
import { useMessageTime } from '../use-message-time.ts'
import { SavedFile } from './message-files.tsx'

/** All shared files, newest first. */
export function SharedFiles({ place }: { place: Place }) {
  const { people: text, older, row } = useText('messages')
  const { whole } = useMessageTime()
  const files = useSharedFiles(place)
  return (
    <section>
      <h3 className="mb-2 text-m">{text.files}</h3>
      {files.isError && files.data === undefined && (
        <LoadFailure title={text.filesFailed} query={files} />
      )}
      {files.data?.length === 0 && <p className="text-muted">{text.noFiles}</p>}
      <ul className="grid gap-3">
        {files.data?.map((file) => (
          <li key={`${file.messageId} ${file.id}`}>
            <SavedFile file={file} />
            <p className="mt-0.5 text-s text-muted">
              {text.sentBy(file.author ?? row.formerMember, whole(file.sentAt))}
            </p>
          </li>
        ))}
      </ul>
      {files.hasNextPage && (
        <Button
          size="s"
          className="mt-3"
          busy={files.isFetchingNextPage}
          onClick={() => void files.fetchNextPage()}
        >
          {older}
        </Button>
      )}
    </section>
  )
}
