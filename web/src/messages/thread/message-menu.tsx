import type { Message } from '@touchline/contract/messages/shapes/message'
import { type Reaction, reactions } from '@touchline/domain/messages/conversations'
import { Copy, Ellipsis, Eye, Flag, Pencil, Pin, Reply, Trash2 } from 'lucide-react'

import { useText } from '#web/platform/language/language.tsx'
import { useToast } from '#web/platform/toast/toast.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useMenuParts } from '#web/ui/menu-parts.ts'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'

import { useThreadActions } from './thread-context.ts'

/** The actions for a message; with a mouse, visible on hover. */
export function MessageMenu({ message }: { message: Message }) {
  const { menu: text, row } = useText('messages')
  const { author } = message
  return (
    <div
      className={cx(
        'shrink-0 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100',
        'has-[[data-popup-open]]:opacity-100',
      )}
    >
      <Menu
        align={author.isMe ? 'end' : 'start'}
        trigger={
          <IconButton
            label={author.isMe ? text.openOwn : text.open(author.name ?? row.formerMember)}
            icon={<Ellipsis aria-hidden />}
            className="text-muted"
          />
        }
      >
        <ReactionLine message={message} />
        <MenuSeparator />
        <Talk message={message} />
        <MenuSeparator />
        <Care message={message} />
      </Menu>
    </div>
  )
}

function Talk({ message }: { message: Message }) {
  const { menu: text } = useText('messages')
  const { begin, change, mayPin, mayWrite } = useThreadActions()
  const toast = useToast()
  const isPinned = message.pinnedAt !== null
  const copy = () =>
    void navigator.clipboard.writeText(message.words).then(() => toast({ title: text.copied }))
  return (
    <>
      {mayWrite && (
        <MenuItem icon={<Reply aria-hidden />} onSelect={() => begin({ kind: 'reply', message })}>
          {text.reply}
        </MenuItem>
      )}
      {message.words !== '' && (
        <MenuItem icon={<Copy aria-hidden />} onSelect={copy}>
          {text.copy}
        </MenuItem>
      )}
      {mayPin && (
        <MenuItem
          icon={<Pin aria-hidden />}
          onSelect={() => change(message, { kind: 'pin', isPinned: !isPinned })}
        >
          {isPinned ? text.unpin : text.pin}
        </MenuItem>
      )}
    </>
  )
}

function Care({ message }: { message: Message }) {
  const { menu: text } = useText('messages')
  const { begin, mayWrite } = useThreadActions()
  return (
    <>
      {message.author.isMe ? (
        <MenuItem icon={<Eye aria-hidden />} onSelect={() => begin({ kind: 'seen', message })}>
          {text.seen}
        </MenuItem>
      ) : (
        <MenuItem icon={<Flag aria-hidden />} onSelect={() => begin({ kind: 'report', message })}>
          {text.report}
        </MenuItem>
      )}
      {message.mayEdit && mayWrite && (
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => begin({ kind: 'edit', message })}>
          {text.edit}
        </MenuItem>
      )}
      {message.mayRemove && (
        <MenuItem
          danger
          icon={<Trash2 aria-hidden />}
          onSelect={() => begin({ kind: 'remove', message })}
        >
          {text.remove}
        </MenuItem>
      )}
    </>
  )
}

/** The six reactions in a row. */
function ReactionLine({ message }: { message: Message }) {
  const { menu: text } = useText('messages')
  const { change } = useThreadActions()
  const { Item } = useMenuParts()
  const mine = message.reactions.find(({ isMine }) => isMine)?.reaction
  const react = (reaction: Reaction) =>
    change(message, { kind: 'react', reaction: reaction === mine ? null : reaction })
  return (
    <div role="group" aria-label={text.react} className="flex">
      {reactions.map((reaction) => (
        <Item
          key={reaction}
          label={reaction === mine ? text.takeBack(reaction) : text.reactWith(reaction)}
          aria-label={reaction === mine ? text.takeBack(reaction) : text.reactWith(reaction)}
          className={cx('choice justify-center text-l', reaction === mine && 'bg-hover')}
          onClick={() => react(reaction)}
        >
          {reaction}
        </Item>
      ))}
    </div>
  )
}
