import type { ComponentProps, ReactNode } from 'react'

import { cx } from './cx.ts'
import { Popover } from './popover.tsx'
import { Reason } from './reason.tsx'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'aria-label' | 'children' | 'title'
> {
  /** The action, as accessible name and tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'quiet' | 'outlined' | undefined
  /** Why it can't be used; shown on tap. */
  readonly refusal?: string | undefined
}

export function IconButton({ refusal, onClick, ...props }: IconButtonProps) {
  if (refusal === undefined) return <PlainIconButton {...props} onClick={onClick} />
  const trigger = (
    <PlainIconButton {...props} className={cx(props.className, 'text-muted opacity-60')} />
  )
  return (
    <Popover trigger={trigger}>
      <Reason>{refusal}</Reason>
    </Popover>
  )
}

function PlainIconButton(props: Omit<IconButtonProps, 'refusal'>) {
  const { label, icon, variant, className, ...others } = props
  return (
    <button
      type="button"
      {...others}
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
