import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { cx } from './cx.ts'

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, className, children, ...rest } = props
  return (
    <Link {...rest} className={cx(buttonStyle({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  )
}
