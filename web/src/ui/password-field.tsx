import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'

import { TextField, type TextFieldProps } from './text-field.tsx'
import { useUiWords } from './ui-words.tsx'

/** A password field that can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const words = useUiWords()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-pressed={shown}
          className="grid size-9 place-items-center rounded-control text-muted hover:text-ink"
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-5" aria-hidden />
        </button>
      }
    />
  )
}
