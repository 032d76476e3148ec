import { useText } from '#web/platform/language/language.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export function CopyLink({ link }: { link: string }) {
  const text = useText('invitations').link
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={text.linkTitle}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
        className="min-w-0 grow basis-64"
      />
      <CopyButton text={link} label={text.copy} variant="primary" />
    </div>
  )
}
