import { Bell as BellIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { cx } from './cx.ts'
import { useUiWords } from './ui-words.tsx'

export interface BellProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly unread: number
}

/** Opens the notification centre. */
export function Bell({ unread, className, ...props }: BellProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={useBellName(unread)}
      className={cx(bellLook, 'data-popup-open:bg-hover', className)}
    >
      <BellFace unread={unread} />
    </button>
  )
}

export interface BellLinkProps {
  readonly unread: number
  readonly to: string
  readonly className?: string | undefined
}

/** Links to the notification page, on narrow screens. */
export function BellLink({ unread, to, className }: BellLinkProps) {
  return (
    <Link to={to} aria-label={useBellName(unread)} className={cx(bellLook, className)}>
      <BellFace unread={unread} />
    </Link>
  )
}

const bellLook = 'relative grid size-11 place-items-center rounded-control hover:bg-hover'

function useBellName(unread: number): string {
  const words = useUiWords()
  return unread > 0 ? `${words.notifications}, ${words.unread(unread)}` : words.notifications
}

function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <BellIcon className="size-5.5" aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="figures absolute top-1 right-0.5 min-w-4.5 rounded-full bg-signal px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-signal"
        >
          {unread > 9 ? '9+' : unread}
        </span>
      )}
    </>
  )
}
