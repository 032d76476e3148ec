import { Mail, MessageSquare, Phone } from 'lucide-react'
import type { ReactNode } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { useColon } from '#web/platform/language/use-colon.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { mailAddress } from '#web/ui/email-link.tsx'
import { callAddress, messageAddress } from '#web/ui/phone-link.tsx'

interface ReachPersonProps {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  /** The start of a text message. */
  readonly words?: string | undefined
}

/** Buttons to call, text and email, if the contact is known. */
export function ContactPerson({ name, phone, email, words }: ReachPersonProps) {
  const text = useText('members').overview
  if (phone === null && email === null) return null
  return (
    <div className="no-print flex flex-wrap gap-2">
      {phone !== null && (
        <>
          <Way to={callAddress(phone)} icon={<Phone aria-hidden />} word={text.call} name={name} />
          <Way
            to={messageAddress(phone, words)}
            icon={<MessageSquare aria-hidden />}
            word={text.text}
            name={name}
          />
        </>
      )}
      {email !== null && (
        <Way to={mailAddress(email)} icon={<Mail aria-hidden />} word={text.email} name={name} />
      )}
    </div>
  )
}

interface WayProps {
  readonly to: string
  readonly icon: ReactNode
  readonly word: string
  readonly name: string
}

function Way({ to, icon, word, name }: WayProps) {
  const colon = useColon()
  return (
    <a href={to} className={buttonStyle({ size: 's' })} aria-label={`${word}${colon} ${name}`}>
      {icon}
      {word}
    </a>
  )
}
