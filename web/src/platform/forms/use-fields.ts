import { useState } from 'react'

/**
 * A form with a few text inputs, for pages that must load fast: the browser keeps typed text, also
 * before the script loads. Larger forms use react-hook-form.
 */
export function useFields<Name extends string>(
  checks: Readonly<Record<Name, (text: string) => boolean>>,
) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])

  function inputOf(name: string): HTMLInputElement | undefined {
    const input = form?.elements.namedItem(name)
    return input instanceof HTMLInputElement ? input : undefined
  }

  const textOf = (name: Name): string => inputOf(name)?.value ?? ''

  /** Marks invalid fields and focuses the first one. */
  function check(names: readonly Name[]): boolean {
    const wrong = names.filter((name) => !checks[name](textOf(name)))
    const [first] = wrong
    setRefused(wrong)
    if (first === undefined) return true
    inputOf(first)?.focus()
    return false
  }

  /** Revalidates a refused field on every input. */
  function lookAgain(name: Name): void {
    if (checks[name](textOf(name))) setRefused(refused.filter((other) => other !== name))
  }

  function fill(name: Name, text: string): void {
    const input = inputOf(name)
    if (input) input.value = text
  }

  return {
    onForm: setForm,
    textOf,
    check,
    lookAgain,
    fill,
    isRefused: (name: Name): boolean => refused.includes(name),
  }
}
