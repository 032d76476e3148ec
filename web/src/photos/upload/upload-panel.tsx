import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'

import type { AlbumKey } from '../api.ts'
import type { QueuedPhoto } from './queue.ts'
import { useUploads } from './use-uploads.ts'

/** How far the pictures are, and which weren't sent and why. */
export function UploadPanel({ place }: { place: AlbumKey }) {
  const text = useText('photos')
  const uploads = useUploads(place)
  const { files, done, isSending, isCutOff } = uploads
  if (files.length === 0) return null
  const label = isSending ? text.sending(done, files.length) : text.sent(done)
  const size = files.reduce((sum, one) => sum + one.size, 0)
  const received = files.reduce(
    (sum, one) => sum + (one.state === 'failed' ? one.size : one.received),
    0,
  )
  return (
    <section
      aria-label={text.add}
      className="mb-4 grid gap-3 rounded-surface border border-line bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p role="status" className="font-semibold">
            {label}
          </p>
          {isSending && (
            <p className="text-s text-muted">{isCutOff ? text.offline : text.sendingHint}</p>
          )}
        </div>
        <Button size="s" onClick={uploads.clear}>
          {isSending ? text.cancel : text.close}
        </Button>
      </div>
      {isSending && <Progress label={label} value={received} max={size} />}
      {isSending && <p className="text-s text-muted">{text.resumeHint}</p>}
      <Failures files={files} />
    </section>
  )
}

function Failures({ files }: { files: readonly QueuedPhoto[] }) {
  const text = useText('photos')
  const { errors } = useText('wire')
  const failed = files.filter(({ state }) => state === 'failed')
  if (failed.length === 0) return null
  return (
    <Banner tone="warning" title={text.notSent(failed.length)}>
      <ul className="grid gap-1 text-s">
        {failed.slice(0, 20).map(({ id, name, code = 'unexpected' }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{name}</span>: {errors[code]}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
