import { Download } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

import { Section } from '../section.tsx'

interface NewRecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** New recovery codes to copy or save; they aren't shown again. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const text = useText('accounts').recovery
  const listed = codes.join('\n')
  return (
    <Section title={text.title} about={text.about}>
      <p className="font-semibold">{text.shownOnce}</p>
      <ul className="figures grid w-full grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-2 rounded-surface border border-line p-5 font-medium">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onKept}>
          {text.kept}
        </Button>
        <CopyButton text={listed} />
        <Button
          icon={<Download aria-hidden />}
          onClick={() => saveText(`${text.fileHeading}\n\n${listed}\n`)}
        >
          {text.save}
        </Button>
      </div>
    </Section>
  )
}

function saveText(content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'touchline-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
