import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { Share2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type ShareFormProps = { readonly collection: CollectionShape }

/** Shares the form: link, QR code, share sheet. */
export function ShareForm({ collection }: ShareFormProps) {
  const text = useText('treasurer').head
  return (
    <Dialog
      trigger={
        <Button variant="primary" icon={<Share2 aria-hidden />}>
          <span className="max-sm:sr-only">{text.share}</span>
        </Button>
      }
      title={text.share}
      description={<ForWhom collection={collection} />}
      size="s"
    >
      <FormLink collection={collection} />
    </Dialog>
  )
}

function ForWhom({ collection: { state, broadcast } }: ShareFormProps) {
  const text = useText('treasurer').head
  if (state === 'draft') return text.shareDraft
  return broadcast === 'private' ? text.sharePrivate : text.shareText
}

function FormLink({ collection: { formUrl, name } }: ShareFormProps) {
  const text = useText('treasurer').head
  return (
    <div className="grid gap-4">
      <TextField
        label={text.link}
        value={formUrl}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={formUrl} label={text.copyLink} variant="primary" />
        {'share' in navigator && (
          <Button onClick={() => void send({ title: name, url: formUrl })}>{text.send}</Button>
        )}
      </div>
      <QrCode
        text={formUrl}
        label={text.qr}
        className="aspect-square w-full max-w-64 justify-self-center rounded-surface border border-line"
      />
    </div>
  )
}

/** Closing the phone's share sheet is not an error. */
async function send(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => undefined)
}
