import { useNumbers } from './use-numbers.ts'

/** A stored number, called by a tap and written as people write it abroad. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      className="figures whitespace-nowrap text-ink underline underline-offset-3"
      href={callAddress(phone)}
    >
      {useShownPhone(phone)}
    </a>
  )
}

/** Calls a stored number. */
export function callAddress(phone: string): string {
  return `tel:${dialled(phone)}`
}

/** Writes a text message to a stored number, beginning with these words. */
export function messageAddress(phone: string, words?: string): string {
  const address = `sms:${dialled(phone)}`
  return words === undefined ? address : `${address}?&body=${encodeURIComponent(words)}`
}

function dialled(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '')
}

/** A stored number as people write it abroad, in one piece beside other words, where it can't be a link. */
export function ShownPhone({ phone }: { phone: string }) {
  return <span className="whitespace-nowrap">{useShownPhone(phone)}</span>
}

/** The number as it is stored, until the numbering plans are here. */
function useShownPhone(phone: string): string {
  // A short number of one country is written as it is.
  return useNumbers(phone.startsWith('+'))?.shownFrom(phone) ?? phone
}

/** Any stored number for a sentence, where it stays whole; as it is stored, until the numbering plans are here. */
export function usePhones(isNeeded: boolean): (phone: string) => string {
  const numbers = useNumbers(isNeeded)
  return (phone) => numbers?.shownFrom(phone).replaceAll(' ', '\u00A0') ?? phone
}
