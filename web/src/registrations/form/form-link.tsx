import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface FormLinkProps {
  readonly name: string
  readonly url: string
}

/** The way to the form: to copy, to print on a poster, or to hold up for phones. */
export function FormLink({ name, url }: FormLinkProps) {
  const { form: text } = useText('registrations')
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <Banner tone="good" title={text.isOpen} />
        <TextField
          label={text.link}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap gap-2">
          <CopyButton text={url} label={text.copy} variant="primary" />
          <CopyButton text={text.posterText(name, url)} label={text.copyPoster} />
          <a href={url} className={buttonStyle({})} target="_blank" rel="noreferrer">
            {text.preview}
          </a>
        </div>
        <QrCode
          text={url}
          label={text.qr}
          className="aspect-square w-full max-w-48 rounded-surface border border-line"
        />
      </div>
    </Card>
  )
}
