import { Link, type LinkProps } from 'react-router'

import { cx } from './cx.ts'

export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      {...props}
      className={cx(
        'font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2',
        className,
      )}
    />
  )
}
