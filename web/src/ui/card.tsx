import type { ComponentProps, ReactNode } from 'react'

import { cx } from './cx.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode
  /** A link or button beside the title. */
  readonly action?: ReactNode
}

/** A bordered surface for one subject, without shadow. Cards aren't nested. */
export function Card({ title, action, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={cx('rounded-surface border border-line bg-surface p-4 sm:p-5', className)}
    >
      {(title !== undefined || action !== undefined) && (
        <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-l">{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  )
}
