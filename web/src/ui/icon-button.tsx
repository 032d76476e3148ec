import type { ComponentProps, ReactNode } from 'react'

import { cx } from './cx.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does: its name for those who do not see, its tooltip for those who do. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'quiet' | 'outlined' | undefined
}

export function IconButton({ label, icon, variant, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      data-tip={label}
      className={cx(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-control border touch:size-11',
        'transition-colors duration-100 [&_svg]:size-5',
        variant === 'outlined' ? 'border-edge bg-raised' : 'border-transparent',
        'hover:bg-hover disabled:text-muted data-popup-open:bg-hover',
        className,
      )}
    >
      {icon}
    </button>
  )
}
