import { Bell as BellIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

import { useUiWords } from './ui-words.tsx'

export interface BellProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly unread: number
}

/** What is new: a trigger for the notification centre. */
export function Bell({ unread, ...props }: BellProps) {
  const words = useUiWords()
  const name = unread > 0 ? `${words.notifications}, ${words.unread(unread)}` : words.notifications
  return (
    <button
      type="button"
      {...props}
      aria-label={name}
      className="relative grid size-11 place-items-center rounded-control hover:bg-hover"
    >
      <BellIcon className="size-5.5" aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="figures absolute top-1 right-0.5 min-w-4.5 rounded-full bg-signal px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-signal"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  )
}
