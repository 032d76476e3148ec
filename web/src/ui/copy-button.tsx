import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'

import { Button, type ButtonProps } from './button.tsx'
import { useUiWords } from './ui-words.tsx'

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'onCopy'> {
  readonly text: string
  readonly label?: string | undefined
  readonly onCopied?: (() => void) | undefined
}

const shownFor = 2000

/** Shows 'Copied!' for two seconds. */
export function CopyButton({ text, label, onCopied, ...props }: CopyButtonProps) {
  const words = useUiWords()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    onCopied?.()
  }

  return (
    <Button
      {...props}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? words.copied : (label ?? words.copy)}</span>
    </Button>
  )
}
