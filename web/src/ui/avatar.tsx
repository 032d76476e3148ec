import { useState } from 'react'

import { cx } from './cx.ts'

export interface AvatarProps {
  /** Decides the fallback colour, so that a person has the same one everywhere. */
  readonly id: string
  /** For people, in two parts if known. */
  readonly name: string | PersonName
  readonly src?: string | null | undefined
  readonly size?: 's' | 'm' | 'l' | 'xl' | undefined
  /** Teams and clubs are shields, people are circles. */
  readonly shape?: 'circle' | 'shield' | undefined
  /** `accent` uses the colour of the surrounding AccentScope. */
  readonly tone?: 'accent' | undefined
}

interface PersonName {
  readonly firstName: string
  readonly lastName: string
}

const sizes = {
  s: 'size-7 text-[0.6875rem]',
  m: 'size-10 text-s',
  l: 'size-14 text-l',
  xl: 'size-24 text-xl',
} as const

/** A picture or initials. Hidden from screen readers, as the name is beside it. */
export function Avatar({ id, name, src, size, shape, tone }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center font-head font-semibold select-none',
        'forced-colors:outline forced-colors:-outline-offset-1',
        shape === 'shield' ? 'rounded-control' : 'rounded-full',
        sizes[size ?? 'm'],
        tone === 'accent' ? 'bg-accent text-on-accent' : cx('text-chalk', hueOf(id)),
      )}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          className="size-full rounded-[inherit] object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

/** The first letters of first and last name, or of the first and last word. */
export function initialsOf(name: string | PersonName): string {
  const parts = typeof name === 'string' ? endsOf(name) : [name.firstName, name.lastName]
  return parts.map((part) => firstLetterOf(part.trim())).join('')
}

function endsOf(name: string): readonly string[] {
  const words = name.trim().split(/\s+/u)
  return words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words
}

/** Uses the code point, so that letters outside the basic plane stay whole. */
function firstLetterOf(word: string): string {
  const point = word.codePointAt(0)
  return point === undefined ? '' : String.fromCodePoint(point).toLocaleUpperCase()
}

const hues = [
  'bg-[oklch(0.44_0.09_20)]',
  'bg-[oklch(0.44_0.085_50)]',
  'bg-[oklch(0.44_0.075_85)]',
  'bg-[oklch(0.43_0.08_125)]',
  'bg-[oklch(0.42_0.075_160)]',
  'bg-[oklch(0.43_0.07_195)]',
  'bg-[oklch(0.44_0.08_230)]',
  'bg-[oklch(0.43_0.1_265)]',
  'bg-[oklch(0.43_0.1_300)]',
  'bg-[oklch(0.44_0.1_345)]',
] as const

function hueOf(id: string): string {
  let sum = 7
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return hues[sum % hues.length] ?? hues[0]
}
