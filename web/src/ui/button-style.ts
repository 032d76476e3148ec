import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'chalk'
export type ButtonSize = 'm' | 's'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent border-transparent hover:not-aria-disabled:brightness-[0.94] dark:hover:not-aria-disabled:brightness-110',
  secondary: 'bg-raised text-ink border-edge hover:not-aria-disabled:border-ink',
  quiet: 'bg-transparent text-ink border-transparent hover:not-aria-disabled:bg-hover',
  danger: 'bg-transparent text-danger border-danger hover:not-aria-disabled:bg-danger-ground',
  /* For use on the green pitch background, in both themes. */
  chalk: 'bg-transparent text-chalk border-chalk-muted hover:not-aria-disabled:border-chalk',
}

const sizes: Record<ButtonSize, string> = {
  m: 'min-h-11 px-4 text-m',
  s: 'min-h-9 px-3 text-s touch:min-h-11',
}

/** The style of buttons and of links that look like one. */
export function buttonStyle(look: {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control border py-1.5 font-semibold',
    'select-none transition-[background-color,border-color,filter] duration-100 no-underline',
    'aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted',
    'forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]',
    '[&_svg]:size-[1.125em] [&_svg]:shrink-0',
    variants[look.variant ?? 'secondary'],
    sizes[look.size ?? 'm'],
    look.wide && 'w-full',
  )
}
