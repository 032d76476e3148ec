import { LoadFailure } from '#web/platform/client/load-failure.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

import { useSeenBy } from '../api/changes.ts'
import { useThreadActions } from './thread-context.ts'

/** The names of people who have read one's message, and of those who haven't. */
export function SeenBy({ messageId }: { messageId: string }) {
  const { seen: text } = useText('messages')
  const { loading } = useText('wire')
  const { place } = useThreadActions()
  const readers = useSeenBy(place, messageId)
  if (readers.isPending) return <SkeletonRows label={loading} count={3} />
  if (readers.data === undefined) return <LoadFailure title={text.failed} query={readers} />
  const { seen, unseen } = readers.data
  return (
    <div className="grid gap-5">
      <Names title={text.seen(seen.length)} people={seen} />
      <Names title={text.unseen(unseen.length)} people={unseen} />
    </div>
  )
}

interface NamesProps {
  readonly title: string
  readonly people: readonly { readonly name: string }[]
}

function Names({ title, people }: NamesProps) {
  return (
    <section>
      <h3 className="text-m">{title}</h3>
      <ul>
        {people.map(({ name }, index) => (
          <li key={`${index} ${name}`} className="py-1 wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
